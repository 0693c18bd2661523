import type { RegistrySnapshot } from '@kvadrat/contracts/releases';
import type { Db, Sql } from '../../platform/db';
import { FollowerNote } from './follower.store';
import { REGISTRY_CHANNEL, readRevision } from './registry.store';
import { SnapshotSource } from './snapshot-source';

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
  /** The clock, for tests. */
  now?: () => number;
}

/**
 * Announcements tell of changes at once; only where one was missed this is how long a process may not know. Whoever changes
 * the registry waits two seconds for all (`follower.store.ts`), so that such a process is in time as well.
 */
const POLL_MS = 1500;

/**
 * Opens the registry: a snapshot in memory that follows the database by LISTEN/NOTIFY, and by asking
 * where an announcement was missed. It notes in the database which revision it serves: whoever changes the registry waits for
 * that, so a change made by any process counts from the next request on. Without a database the last mirrored
 * snapshot is used until the database is back.
 * @throws what the database said when there is no mirror either; MFE-009 for a mirror that is not to be trusted
 */
export async function openRegistry(options: RegistryOptions): Promise<Registry> {
  const { db, sql, warn, prepare = () => Promise.resolve() } = options;
  const listeners: ((snapshot: RegistrySnapshot) => void)[] = [];
  const source = new SnapshotSource(options);
  let snapshot = await source.first();
  // A copy is made of what the database says, never of a copy.
  if (source.fromDatabase) await source.keep(snapshot);

  await prepare(snapshot).catch((error: unknown) => warn(error, 'files of releases could not be made ready'));

  const note = new FollowerNote(db);
  const read = async (): Promise<void> => {
    const next = await source.read();
    if (next.revision === snapshot.revision) return source.refresh(next);
    await prepare(next);
    snapshot = next;
    for (const listener of listeners) listener(next);
    await note
      .serves(next.revision)
      .catch((error: unknown) => warn(error, 'who changes the registry cannot be told that it was taken up'));
    await source.keep(next);
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
  await note
    .sweep()
    .then(() => note.serves(snapshot.revision))
    .then(reload)
    .catch(() => undefined);

  const closed = new AbortController();
  const tell: RegistryOptions['warn'] = (error, what) => {
    if (!closed.signal.aborted) warn(error, what);
  };
  const asked = pollRevision(db, tell, (revision) => {
    if (revision !== snapshot.revision || source.isOld) follow();
  });
  const heard = hearAnnouncements(sql, tell, follow);

  return {
    current: () => snapshot,
    reload,
    onChange: (listener) => {
      listeners.push(listener);
    },
    close: async () => {
      closed.abort();
      asked.end();
      listeners.length = 0;
      await heard.end();
      await queue;
      await note.end().catch(() => undefined);
    },
  };
}

/** Asks every so often for the revision; that nobody answers is told once. */
function pollRevision(db: Db, warn: RegistryOptions['warn'], told: (revision: number) => void): { end: () => void } {
  let away = false;
  const poll = setInterval(() => {
    readRevision(db).then(
      (revision) => {
        away = false;
        told(revision);
      },
      (error: unknown) => {
        if (!away) warn(error, 'registry cannot be asked for changes');
        away = true;
      },
    );
  }, POLL_MS);
  poll.unref();
  return { end: () => clearInterval(poll) };
}

/** Follows announcements; `follow` is also called after a lost connection was made anew, when some may have been missed. */
function hearAnnouncements(
  sql: RegistryOptions['sql'],
  warn: RegistryOptions['warn'],
  follow: () => void,
): { end: () => Promise<void> } {
  let subscription: { unlisten: () => Promise<void> } | null = null;
  const subscribed = sql.listen(REGISTRY_CHANNEL, follow, follow).then(
    (made) => {
      subscription = made;
    },
    (error: unknown) => warn(error, 'registry changes of other processes are not heard'),
  );
  return {
    end: async () => {
      await Promise.race([subscribed, new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
      await subscription?.unlisten();
    },
  };
}
