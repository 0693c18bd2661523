import { openDatabase } from '../platform/db';
import { ProcessKeeper, type StartFailure } from '../platform/cluster';
import { OperatorError, type Settings } from '../platform/settings';
import { type Account, closeBoth, unlessStopped } from '../platform/process';
import { checkPort } from './check-port';
import type { Portal, PortalConsole } from './start-portal';

/**
 * Starts a portal of several processes. This one owns the database and the others, and does nothing else: it stays small, and
 * nothing a visitor does can end it.
 *
 * @param account as whom the others run; as this one where left out
 * @throws OperatorError
 */
export async function startCluster(
  settings: Settings,
  { print, onFailure, stopped }: PortalConsole,
  account?: Account,
): Promise<Portal> {
  await checkPort(settings);
  const database = await openDatabase(settings, {
    role: 'the portal',
    report: print,
    onGivenUp: onFailure,
    poolSize: 1,
    stopped,
  });
  let failed: (failure: StartFailure) => void = (failure) => onFailure(toError(failure));
  const keeper = new ProcessKeeper({
    count: settings.workers,
    port: settings.port,
    address: database.address,
    account,
    print,
    onGivenUp: (failure) => failed(failure),
  });
  const close = (): Promise<void> => closeBoth({ close: () => keeper.stop() }, database);
  const prepare = async (): Promise<void> => {
    const failure = await keeper.prepare();
    if (failure !== undefined) throw toError(failure);
  };
  try {
    // Whatever this process asked for was answered; from here on its connections would only lie idle.
    await unlessStopped(prepare(), stopped);
    const started = new Promise<string>((resolve, reject) => {
      failed = (failure) => reject(toError(failure));
      void keeper.start().then(resolve);
    });
    const url = await unlessStopped(started, stopped);
    failed = (failure) => onFailure(toError(failure));
    return {
      url,
      // The new processes may be of a newer build.
      restart: async () => {
        print('Restarting, one process after the other.');
        await prepare().then(() => keeper.restart());
        print('Restarted.');
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function toError({ sentence, forOperator }: StartFailure): Error {
  if (forOperator) return new OperatorError(sentence);
  // What was printed of it by its own process is all there is.
  const error = new Error(sentence);
  error.stack = sentence;
  return error;
}
