/** The browser's own database: the rows that Python asks to have written, under the keys it names. */

export interface Row {
  kind: string;
  key: string;
  value: unknown;
  new?: boolean;
}

const NAME = "keypeg";
const KINDS = ["tables", "journal", "recorded", "dailies"];
const VERSION = 2;

/** Another tab has written a row that must not be there yet. */
export class WrittenAlready extends Error {}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Database {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(factory: IDBFactory = indexedDB): Promise<Database> {
    const opening = factory.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const known = opening.result.objectStoreNames;
      for (const kind of KINDS) if (!known.contains(kind)) opening.result.createObjectStore(kind);
    };
    const database = await finished(opening);
    // A newer version of the page, in another tab, must not have to wait for this one.
    database.onversionchange = () => database.close();
    return new Database(database);
  }

  /** Every row, or those of one table. */
  async rows(table?: string): Promise<Row[]> {
    const transaction = this.database.transaction(KINDS);
    const found = await Promise.all(
      KINDS.map(async (kind) => {
        const store = transaction.objectStore(kind);
        const range = table === undefined ? null : IDBKeyRange.bound(table, `${table}/\uffff`);
        const [keys, values] = await Promise.all([finished(store.getAllKeys(range)), finished(store.getAll(range))]);
        return keys.map((key, at): Row => ({ kind, key: String(key), value: values[at] }));
      }),
    );
    return found.flat();
  }

  /** Write all rows or none; they are on the disk when this is done. */
  write(rows: Row[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(KINDS, "readwrite", { durability: "strict" });
      let taken = false;
      transaction.oncomplete = () => resolve();
      transaction.onabort = () =>
        reject(taken ? new WrittenAlready() : (transaction.error ?? new Error("not written")));
      for (const { kind, key, value, new: fresh } of rows) {
        const store = transaction.objectStore(kind);
        if (value === null) store.delete(key);
        else if (!fresh) store.put(value, key);
        else
          store.add(value, key).onerror = (event) => {
            taken = (event.target as IDBRequest).error?.name === "ConstraintError";
          };
      }
    });
  }
}
