import { Refused } from "./host.ts";
import { backoff } from "./live.ts";

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Ask as long as it is `wanted`, ever more slowly, while the server cannot be reached or is asked too much; throws why not. */
export async function insist<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Refused && error.status !== 429) throw error;
      await pause(backoff(tried, Math.random()));
      if (!wanted()) throw error;
    }
  }
}
