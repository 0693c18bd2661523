import type { Settings } from '../platform/settings';
import { makeDataFolder } from './data-folder';
import { lesserRights } from './lesser-rights';
import { startWarnings } from './start-warnings';

export interface PortalConsole {
  /** Something the person at the console should read. */
  print: (line: string) => void;
  /** The portal cannot go on. */
  onFailure: (error: Error) => void;
  /** Aborted when the start is no longer wanted: data that are still being prepared are not waited for. */
  stopped?: AbortSignal;
}

export interface Portal {
  /** Where visitors find it, without a slash at its end. */
  url: string;
  /** Replaces the processes that serve, one by one and unseen by visitors. */
  restart: () => Promise<void>;
  /** Answers what was asked before, then closes everything in the reverse order of its start. */
  close: () => Promise<void>;
}

/**
 * Starts everything the portal consists of: in this process, or in as many others as the settings say. It answers as soon as
 * the schema, the places and the releases are there; demonstration ads of a first run arrive while it already serves.
 *
 * @throws OperatorError with a sentence for the console when something is missing or in use; nothing is left running then
 */
export async function startPortal(settings: Settings, console: PortalConsole): Promise<Portal> {
  makeDataFolder(settings.dataDir);
  const { account, told } = lesserRights({ settings });
  // The first of several processes serves nobody, and shall not load what it does not need. A single one could not keep the
  // database and give up its rights.
  const alone = settings.workers === 1 && account === undefined;
  const portal = alone
    ? await (await import('./start-alone')).startAlone(settings, console)
    : await (await import('./start-cluster')).startCluster(settings, console, account);
  // A start that cannot work says why, and nothing else.
  for (const line of [...(told === undefined ? [] : [told]), ...startWarnings(settings)]) console.print(line);
  return portal;
}

/** Is one of the processes of a portal, from an order to start until one to end. */
export async function runWorker(settings: Settings): Promise<void> {
  return (await import('./run-worker')).runWorker(settings);
}
