/** Put a text on the clipboard; browsers keep that from plain http, where the old command works on a selection. Returns whether it is there. */
export async function copy(text: string, field: HTMLInputElement | HTMLTextAreaElement | undefined): Promise<boolean> {
  field?.select();
  if (!navigator.clipboard) return document.execCommand("copy");
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => document.execCommand("copy"),
  );
}

/** Whether the device itself can hand a text on. */
export const canSend = () => typeof navigator.share === "function";

/** Hand a text on through the device; somebody who thinks better of it has shared nothing. */
export async function send(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined);
}

/** Save something made in this page as a file. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
