/** The dialogs of a table. The table shows them above the board, so that they stay open whatever happens there. */
export type TableDialog = "rules" | "invite" | "more" | "pass" | "go-on" | "play-on" | "show-code" | "start";

/** Open a dialog of the table. */
export type Ask = (what: TableDialog) => void;
