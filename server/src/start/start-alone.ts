import { openDatabase } from '../platform/db';
import { alone } from '../platform/cluster';
import { closeBoth, unlessStopped } from '../platform/process';
import type { Settings } from '../platform/settings';
import { checkPort } from './check-port';
import { POOL_WAIT_MS } from './pool-size';
import { prepareData } from './prepare-data';
import { serve } from './serve';
import { sessionName } from './session-name';
import type { Portal, PortalConsole } from './start-portal';

/** Starts a portal of a single process. @throws OperatorError */
export async function startAlone(settings: Settings, { print, onFailure, stopped }: PortalConsole): Promise<Portal> {
  await checkPort(settings);
  const database = await openDatabase(settings, {
    role: 'the portal',
    poolWaitMs: POOL_WAIT_MS,
    report: print,
    onGivenUp: onFailure,
    applicationName: sessionName(),
    stopped,
  });
  try {
    await unlessStopped(prepareData(database.db, settings, print), stopped);
    const served = await serve(settings, database, { peers: alone(), print, stopped });
    await served.startChores();
    return {
      url: served.url,
      restart: () => {
        print('WORKERS is 1: a portal of a single process is restarted by stopping and starting it.');
        return Promise.resolve();
      },
      close: () => closeBoth(served, database),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
