import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** What carries a worker: a thread of this process, or a process of its own. */
export interface Carrier {
  send: (message: unknown) => void;
  /** Ends it at once, whatever it does. */
  end: () => Promise<void>;
}

interface CarrierEvents {
  message: (message: unknown) => void;
  /** It ended by itself. */
  ended: (reason: Error) => void;
}

export type OpenCarrier = (on: CarrierEvents) => Carrier;

/** A worker in a thread: quickly there, shares the memory of the process, and a crash of native code ends them both. */
export function inThread(
  file: string,
  { workerData, resourceLimits }: Pick<WorkerOptions, 'workerData' | 'resourceLimits'>,
): OpenCarrier {
  return (on) => {
    const thread = new Worker(file, {
      workerData: workerData as unknown,
      execArgv: [],
      env: { NODE_ENV: 'production' },
      resourceLimits,
    });
    thread.unref();
    thread.on('message', on.message);
    thread.on('error', on.ended);
    thread.on('exit', (code) => on.ended(new Error(`it ended with code ${String(code)}`)));
    return { send: (message) => thread.postMessage(message), end: () => thread.terminate().then(() => undefined) };
  };
}

export interface ProcessOptions {
  env: NodeJS.ProcessEnv;
  execArgv: readonly string[];
  /** Added to the niceness of this process: 19 lets everybody else go first. */
  nice: number;
}

/**
 * A worker in a process: what it takes of memory is given back when it ends, and a crash of native code ends it alone. It ends
 * by itself when this process is gone.
 */
export function inProcess(file: string, { env, execArgv, nice }: ProcessOptions): OpenCarrier {
  return (on) => {
    const child = fork(file, [], {
      env,
      execArgv: [...execArgv],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    let reason: Error | undefined;
    if (child.pid !== undefined) lower(child.pid, nice);
    child.on('message', on.message);
    child.on('error', (error) => on.ended((reason = error)));
    child.on('exit', (code, signal) =>
      on.ended((reason ??= new Error(`it ended with ${signal ?? `code ${String(code)}`}`))),
    );
    return {
      // One that has just ended tells so by its end.
      send: (message) => void child.send(message as never, () => undefined),
      end: () =>
        new Promise((resolve) => {
          if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
          child.once('exit', () => resolve());
          child.ref();
          child.kill('SIGKILL');
        }),
    };
  };
}

function lower(pid: number, nice: number): void {
  try {
    setPriority(pid, nice);
  } catch {
    // It ended meanwhile, or the system does not let us: it works all the same.
  }
}
