interface Closable {
  close: () => Promise<void>;
}

/** Closes something, and then what it stands on, whatever became of the first. */
export async function closeBoth(first: Closable, below: Closable): Promise<void> {
  try {
    await first.close();
  } finally {
    await below.close();
  }
}
