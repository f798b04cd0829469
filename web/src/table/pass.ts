import { api } from "../client/api.ts";
import type { MakePass } from "../client/api-types.ts";
import { linkTo } from "../page/base.ts";

/** A link that moves a seat to the device on which it is opened; the pass is in the part that no server is told. */
export const passLink = async (table: string, wish: MakePass): Promise<string> =>
  linkTo(`/t/${table}#pass=${(await api.makePass(table, wish)).text}`);
