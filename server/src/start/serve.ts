import { join } from 'node:path';
import type { OpenedDatabase } from '../platform/db';
import { startDroppingChanged, StoredPages } from '../edge/stored-pages';
import { KeptCards } from '../domains/listings/api';
import { openPictureProcess } from '../domains/media/api';
import type { Peers } from '../platform/cluster';
import { createLimiter, type Limiter } from '../platform/limits';
import { freeThreadsOfLimits } from '../platform/memory';
import { tellSecurityEvent, type SecurityEvent } from '../platform/http';
import { Door, unlessStopped } from '../platform/process';
import { openRegistry, ReleaseStore } from '../domains/registry/api';
import { pageCountJob, PageCounter } from '../domains/tracking/api';
import { reasonOf, type Settings } from '../platform/settings';
import { createContact, type ContactServices } from './contact';
import { drain, leave } from './drain';
import { listen } from './listen';
import { makeApp } from './make-app';
import { createMaps } from './maps';
import { startOperations } from './operations';
import { startReplies } from './replies';
import { startBackground } from './start-background';
import { worldBeside } from './world';

const MEGABYTE = 1_048_576;

export interface Serving {
  url: string;
  port: number;
  /** Begins what only one process of the portal may do; to be called in one of them. */
  startChores: () => Promise<void>;
  /** Has so many connections end with their next answer. */
  letGo: (connections: number) => void;
  /** Takes no more connections, and answers those that are open once more. */
  leave: () => Promise<void>;
  /** Answers what was asked before, then closes all but the database. */
  close: () => Promise<void>;
}

export interface ServeOptions {
  peers: Peers;
  print: (line: string) => void;
  stopped?: AbortSignal | undefined;
  /** Asked for when everything else is ready; that of the settings when left out. */
  port?: () => Promise<number>;
  /** Told how many connections are open. */
  onConnections?: (open: number) => void;
}

/** Answers visitors in this process. @throws OperatorError when the port cannot be had; nothing is left open then */
export async function serve(
  settings: Settings,
  database: OpenedDatabase,
  { peers, print, stopped, port: portOf, onConnections }: ServeOptions,
): Promise<Serving> {
  freeThreadsOfLimits();
  const { db, sql } = database;
  const closers: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (let closer = closers.pop(); closer !== undefined; closer = closers.pop()) await closer();
  };
  const open = async (): Promise<Serving> => {
    const early: SecurityEvent[] = [];
    let tell = (event: SecurityEvent): void => void early.push(event);
    const store = openReleases(settings, db, print, (event) => tell(event));
    const warn = (error: unknown, what: string): void => print(`${what}: ${reasonOf(error)}`);
    const registry = await openRegistry({
      db,
      sql,
      mirrorFile: join(settings.dataDir, 'registry', 'registry.json'),
      warn,
      prepare: (snapshot) => store.prepare(snapshot),
    });
    closers.push(registry.close);

    let url = settings.publicUrl ?? '';
    const unkept = (error: unknown): void => warn(error, 'Counts could not be kept');
    const operations = startOperations(db, registry, peers, settings, () => url, unkept);
    closers.push(operations.close);
    const pageCounts = new PageCounter(db, unkept);
    closers.push(() => pageCounts.flush());
    const limiter = createLimiter(db);
    const parts = {
      pageCounts,
      registry,
      store,
      operations,
      limiter,
      peers,
      maps: createMaps(settings.maps, db, (problem) => print(`Maps: ${problem}`)),
      stored: new StoredPages({ bytes: settings.storedPagesMb * MEGABYTE }),
      cards: new KeptCards(),
      pictures: openPictureProcess({ warn: (problem) => print(`Pictures: ${problem}`) }),
      contact: contactOf(settings, db, limiter, () => url),
      world: worldBeside(),
    };
    closers.push(parts.pictures.close, await startDroppingChanged(sql, parts.cards, parts.stored));
    const app = await makeApp(settings, database, parts, () => url);
    closers.push(() => drain(app));
    tell = (event) => tellSecurityEvent(app.log, event);
    early.forEach(tell);
    const door = new Door(app.server, onConnections);
    stopped?.throwIfAborted();
    const port = await listen(app, { ...settings, ...(portOf === undefined ? {} : { port: await portOf() }) });
    if (settings.publicUrl === undefined) url = `http://localhost:${port}`;
    // In development its memory is for those who ask.
    if (settings.production) parts.maps.isochrones.warmUp();
    const background = {
      settings,
      ...parts,
      publicUrl: () => url,
      own: [...operations.jobs, pageCountJob(pageCounts)],
      log: app.log,
      print,
    };
    closers.push(startBackground(database, background));
    return {
      url,
      port,
      startChores: async () => {
        closers.push(
          await startReplies({ db, limiter }, settings, parts.contact.enquiries, (error) => app.log.error(error)),
        );
      },
      leave: () => leave(app, door),
      letGo: (connections) => door.letGo(connections),
      close,
    };
  };
  try {
    return await unlessStopped(open(), stopped);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Releases on this disk; a file that was changed there is told of. */
function openReleases(
  { dataDir }: Settings,
  db: OpenedDatabase['db'],
  print: ServeOptions['print'],
  tell: (event: SecurityEvent) => void,
): ReleaseStore {
  return new ReleaseStore(db, join(dataDir, 'releases'), ({ name, release, file, restored }) => {
    print(
      `MFE-005: ${file} of ${name} ${release} was changed on disk ${restored ? 'and is put back from the database' : 'and cannot be put back, so it is not served'}.`,
    );
    tell({
      event: 'release-file',
      outcome: restored ? 'restored' : 'withheld',
      subject: `${name}@${release} ${file}`,
    });
  });
}

function contactOf(
  { mailFrom, contactTo, replies }: Settings,
  db: OpenedDatabase['db'],
  limiter: Limiter,
  publicUrl: () => string,
): ContactServices {
  return createContact({ db, limiter, publicUrl, mailFrom, contactTo, replyDomain: replies?.domain });
}
