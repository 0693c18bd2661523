interface Closable {
  close: () => Promise<void>;
}

/** Closes what works on a database, and then the database, whatever became of the first. */
export async function closeBoth(served: Closable, database: Closable): Promise<void> {
  try {
    await served.close();
  } finally {
    await database.close();
  }
}
