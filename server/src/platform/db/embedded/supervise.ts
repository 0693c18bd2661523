import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError, reasonOf } from '../../settings';
import { waitForExit } from './processes';

/** Fast stop ends connections and writes everything; a server that does not manage is told to drop its work and recover later. */
const FAST_STOP_MS = 20_000;
const IMMEDIATE_STOP_MS = 5_000;

const RESTARTS_AT_MOST = 5;
const RESTART_WINDOW_MS = 60_000;
const RESTART_PAUSE_MS = 250;

export interface SupervisorOptions {
  /** Starts PostgreSQL and resolves when it is ready. */
  start: () => Promise<ChildProcess>;
  /** Something the operator should read. */
  report: (message: string) => void;
  /** PostgreSQL cannot be kept running. */
  onGivenUp: (error: Error) => void;
}

/** Keeps PostgreSQL running: starts it again when it ends unasked, and gives up when that happens too often. */
export class Supervisor {
  private child: ChildProcess | undefined;
  private stopping = false;
  private restarts: number[] = [];
  private restarting: Promise<void> = Promise.resolve();

  constructor(private readonly options: SupervisorOptions) {}

  async start(): Promise<void> {
    this.watch(await this.options.start());
  }

  /** Fast stop. Connections still open are ended, so drain first. */
  async stop(): Promise<void> {
    await this.end('SIGINT');
  }

  /** Stops when the last connection is closed: other commands may still be at work. */
  async stopWhenUnused(): Promise<void> {
    await this.end('SIGTERM', Number.POSITIVE_INFINITY);
  }

  private async end(signal: NodeJS.Signals, patience = FAST_STOP_MS): Promise<void> {
    this.stopping = true;
    await this.restarting;
    const pid = this.child?.pid;
    if (pid === undefined) return;
    this.child?.kill(signal);
    if (await waitForExit(pid, patience)) return;
    this.options.report('PostgreSQL does not stop; told to drop its work. It will recover at the next start.');
    this.child?.kill('SIGQUIT');
    await waitForExit(pid, IMMEDIATE_STOP_MS);
  }

  private watch(child: ChildProcess): void {
    this.child = child;
    // The exit may have happened since PostgreSQL was seen ready.
    if (child.exitCode !== null || child.signalCode !== null) this.ended(child);
    else
      child.once('exit', () => {
        this.ended(child);
      });
  }

  private ended(child: ChildProcess): void {
    this.child = undefined;
    if (this.stopping) return;
    this.options.report(
      `PostgreSQL ended unexpectedly (${child.signalCode ?? `exit code ${child.exitCode}`}). It is started again.`,
    );
    this.restarting = this.restart();
  }

  private async restart(): Promise<void> {
    for (;;) {
      const now = Date.now();
      this.restarts = [...this.restarts.filter((time) => now - time < RESTART_WINDOW_MS), now];
      try {
        this.watch(await this.options.start());
        return;
      } catch (cause) {
        // Children of a killed server hold its shared memory until they notice.
        if (this.stopping) return;
        if (this.restarts.length > RESTARTS_AT_MOST) {
          this.options.onGivenUp(
            new OperatorError(`PostgreSQL cannot be kept running. ${reasonOf(cause)}.`, { cause }),
          );
          return;
        }
        await delay(RESTART_PAUSE_MS * this.restarts.length);
      }
    }
  }
}
