import type { RegistrySnapshot } from '@kvadrat/contracts/releases';
import type { Db, Sql } from '../db';
import { FollowerNote } from './follower.store';
import { readMirror, writeMirror } from './registry-mirror';
import { REGISTRY_CHANNEL, readRevision, readSnapshot } from './registry.store';

export interface Registry {
  /** The newest revision this process knows of; costs nothing. */
  current: () => RegistrySnapshot;
  /** Reads the registry again; a change made through this process is there when it resolves. */
  reload: () => Promise<void>;
  /** Calls `listener` after each change of the revision, from any process. */
  onChange: (listener: (snapshot: RegistrySnapshot) => void) => void;
  close: () => Promise<void>;
}

export interface RegistryOptions {
  db: Db;
  /** Handle that can LISTEN. */
  sql: Pick<Sql, 'listen'>;
  /** Copy on disk that lets pages be served while the database is away. */
  mirrorFile: string;
  /** Gets ready what a new snapshot names, such as files; until it resolves the old one counts. */
  prepare?: (snapshot: RegistrySnapshot) => Promise<void>;
  /** Told about failures that pages survive. */
  warn: (error: unknown, what: string) => void;
}

/** Announcements can be missed; then this is how long another process may not know of a change. */
const POLL_MS = 750;

/**
 * Opens the registry: a snapshot in memory that follows the database by LISTEN/NOTIFY, and by asking
 * where an announcement was missed. It notes in the database which revision it serves: whoever changes the registry waits for
 * that, so a change made by any process counts from the next request on. Without a database the last mirrored
 * snapshot is used until the database is back.
 * @throws what the database said when there is no mirror either
 */
export async function openRegistry(options: RegistryOptions): Promise<Registry> {
  const { db, sql, mirrorFile, warn, prepare = () => Promise.resolve() } = options;
  const listeners: ((snapshot: RegistrySnapshot) => void)[] = [];
  let snapshot = await readSnapshot(db).catch(async (error: unknown) => {
    const mirrored = await readMirror(mirrorFile);
    if (mirrored === null) throw error;
    warn(error, 'registry is read from its mirror');
    return mirrored;
  });
  await writeMirror(mirrorFile, snapshot).catch((error: unknown) => warn(error, 'registry mirror could not be written'));

  await prepare(snapshot).catch((error: unknown) => warn(error, 'files of releases could not be made ready'));

  const note = new FollowerNote(db);
  const read = async (): Promise<void> => {
    const next = await readSnapshot(db);
    if (next.revision === snapshot.revision) return;
    await prepare(next);
    snapshot = next;
    for (const listener of listeners) listener(next);
    await note.serves(next.revision).catch((error: unknown) => warn(error, 'who changes the registry cannot be told that it was taken up'));
    await writeMirror(mirrorFile, next).catch((error: unknown) => warn(error, 'registry mirror could not be written'));
  };
  // One after the other: a read that began before a change must not end after the one that saw it.
  let queue = Promise.resolve();
  const reload = (): Promise<void> => {
    const done = queue.then(read);
    queue = done.catch(() => undefined);
    return done;
  };
  const follow = (): void => {
    reload().catch((error: unknown) => warn(error, 'registry could not be read again'));
  };

  // Whoever changes the registry from now on waits for this process; what was changed before the note was there is read again.
  await note.sweep().then(() => note.serves(snapshot.revision)).then(reload).catch(() => undefined);

  let closed = false;
  let away = false;
  const poll = setInterval(() => {
    readRevision(db).then(
      (revision) => {
        away = false;
        if (revision !== snapshot.revision) follow();
      },
      (error: unknown) => {
        if (!away && !closed) warn(error, 'registry cannot be asked for changes');
        away = true;
      },
    );
  }, POLL_MS);
  poll.unref();

  // Also called after a lost connection was made anew, when announcements may have been missed.
  let subscription: { unlisten: () => Promise<void> } | null = null;
  const subscribed = sql.listen(REGISTRY_CHANNEL, follow, follow).then(
    (made) => {
      subscription = made;
    },
    (error: unknown) => {
      if (!closed) warn(error, 'registry changes of other processes are not heard');
    },
  );

  return {
    current: () => snapshot,
    reload,
    onChange: (listener) => {
      listeners.push(listener);
    },
    close: async () => {
      closed = true;
      clearInterval(poll);
      listeners.length = 0;
      await Promise.race([subscribed, new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
      await subscription?.unlisten();
      await queue;
      await note.end().catch(() => undefined);
    },
  };
}
