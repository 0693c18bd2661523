import cluster, { type Worker } from 'node:cluster';
import type { DatabaseAddress } from '../db';
import type { Account } from '../process';
import { leanArguments, leanEnvironment } from '../memory';
import { overloaded } from './balance';
import { isMessage, type Order, type Report, type Role, type StartFailure } from './messages';
import { RestartPause } from './restart-pause';
import { Survey } from './survey';

/** A process has drained by then, or never will. */
const END_DEADLINE_MS = 20_000;
/** So many starts in a row that came to nothing, with nobody serving, are enough. */
const VAIN_STARTS = 4;

/** Until work for all that could not begin is tried again. */
const CHORES_PAUSE_MS = 10_000;

export interface KeeperOptions {
  /** How many processes serve. */
  count: number;
  /** 0 for any free one. */
  port: number;
  address: DatabaseAddress;
  /** As whom they run; as this process where left out. Ports are opened by this one in any case. */
  account?: Account | undefined;
  /** Something the operator should read. */
  print: (line: string) => void;
  /** The portal cannot go on: none of its processes starts. */
  onGivenUp: (failure: StartFailure) => void;
}

interface Kept {
  worker: Worker;
  role: Role;
  state: 'starting' | 'serving' | 'leaving';
  failure: StartFailure | undefined;
  onServing: (served: boolean) => void;
}

/** Keeps the processes that serve: starts them, again when they die, replaces them one by one, and stops them. */
export class ProcessKeeper {
  private readonly kept = new Map<number, Kept>();
  private readonly survey = new Survey();
  private readonly connections = new Map<number, number>();
  private readonly lettingGo = new Set<number>();
  private readonly pause = new RestartPause();
  private readonly said = new Set<string>();
  private stopping = false;
  private restarting: Promise<void> | undefined;
  private vain = 0;
  private foundPort: number | undefined;
  private choresOf: number | undefined;
  private choresBegan = false;

  constructor(private readonly options: KeeperOptions) {
    // Each process takes connections itself. Handed out by this one, a connection on its way to a process that dies would hang
    // for ever. It has to be said before anything else is set up.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({
      serialization: 'advanced',
      execArgv: [...process.execArgv, ...leanArguments],
      ...options.account,
    });
    cluster.on('message', (worker, message: unknown) => {
      if (isReport(message)) this.take(worker, message);
    });
  }

  /** Has a process bring the database up to date. @returns why that failed; undefined when it is done */
  async prepare(): Promise<StartFailure | undefined> {
    const { worker } = this.add('prepare');
    const [code, signal] = await ended(worker);
    const failure = this.forget(worker)?.failure;
    if (failure !== undefined || code === 0) return failure;
    return {
      sentence: `The process that prepares the database ended with ${signal ?? `code ${code}`}.`,
      forOperator: true,
    };
  }

  /** Starts the processes that serve. @returns the address they answer at, once the first of them does */
  async start(): Promise<string> {
    return new Promise((resolve) => {
      this.announce = resolve;
      this.fill();
    });
  }

  /** Replaces each process by a new one, which answers before the old one takes no more connections. */
  restart(): Promise<void> {
    this.restarting ??= this.replaceAll().finally(() => {
      this.restarting = undefined;
      this.fill();
    });
    return this.restarting;
  }

  /** Lets all processes answer what they were asked, and waits for their end. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all([...this.kept.values()].map(({ worker }) => this.end(worker, { kind: 'stop' })));
  }

  private announce: (url: string) => void = () => undefined;

  private add(role: Role): Kept {
    const worker = cluster.fork(leanEnvironment());
    const made: Kept = { worker, role, state: 'starting', failure: undefined, onServing: () => undefined };
    this.kept.set(worker.id, made);
    return made;
  }

  /** Starts what is missing. */
  private fill(): void {
    const staying = [...this.kept.values()].filter(({ role, state }) => role === 'serve' && state !== 'leaving').length;
    // While they are replaced there is one more now and then, and each is waited for.
    if (this.stopping || this.restarting !== undefined) return;
    for (let n = staying; n < this.options.count; n += 1) void this.serve();
  }

  /** @returns whether it got so far as to answer visitors */
  private serve(): Promise<boolean> {
    const made = this.add('serve');
    const serves = new Promise<boolean>((resolve) => {
      made.onServing = resolve;
    });
    void ended(made.worker).then(([code, signal]) => this.lost(made, signal ?? `exit code ${code}`));
    return serves;
  }

  private lost(lost: Kept, how: string): void {
    const { worker, state, failure, onServing } = lost;
    this.forget(worker);
    onServing(false);
    if (this.choresOf === worker.id) this.giveChores();
    if (this.stopping || state === 'leaving') return;
    if (state === 'serving')
      this.options.print(
        `Process ${worker.process.pid} of the portal ended unexpectedly (${how}). Another one takes its place.`,
      );
    const anybody = this.serving().length > 0;
    if (state === 'starting' && !anybody) {
      this.vain += 1;
      // What is wrong for one is wrong for all where the operator can mend it.
      if (failure?.forOperator === true || this.vain >= VAIN_STARTS)
        return this.giveUp(
          failure ?? {
            sentence: `No process of the portal can start: the last one ended with ${how}.`,
            forOperator: true,
          },
        );
    }
    if (failure !== undefined) this.options.print(`A process of the portal could not start: ${failure.sentence}`);
    setTimeout(() => this.fill(), this.pause.next());
  }

  private giveUp(failure: StartFailure): void {
    if (this.stopping) return;
    this.stopping = true;
    this.options.onGivenUp(failure);
  }

  private async replaceAll(): Promise<void> {
    for (const { worker, role } of [...this.kept.values()]) {
      if (this.stopping) return;
      if (role !== 'serve' || !this.kept.has(worker.id)) continue;
      if (!(await this.serve())) {
        this.options.print('The portal goes on with the processes it has; the restart is given up.');
        return;
      }
      await this.end(worker, { kind: 'leave' });
    }
  }

  private async end(worker: Worker, order: Order): Promise<void> {
    const kept = this.kept.get(worker.id);
    if (kept !== undefined) kept.state = 'leaving';
    const gone = ended(worker);
    this.order(worker, order);
    const late = setTimeout(() => worker.process.kill('SIGKILL'), END_DEADLINE_MS);
    await gone;
    clearTimeout(late);
  }

  private take(worker: Worker, report: Report): void {
    const { address, count, port } = this.options;
    const kept = this.kept.get(worker.id);
    if (kept === undefined) return;
    switch (report.kind) {
      case 'ready':
        return this.order(worker, { kind: 'start', role: kept.role, address, processes: count });
      case 'prepared':
        // Only asked for anew when nobody holds the one that was found.
        return this.order(worker, {
          kind: 'listen',
          port: this.serving().length > 0 ? port : (this.foundPort ?? port),
        });
      case 'listening':
        if (kept.state === 'starting') kept.state = 'serving';
        this.vain = 0;
        this.foundPort = report.port;
        this.balance(worker, 0);
        kept.onServing(true);
        if (this.choresOf === undefined) this.giveChores();
        return this.announce(report.url);
      case 'connections':
        return this.balance(worker, report.open);
      case 'failed':
        kept.failure = report.failure;
        return;
      case 'chores':
        return this.choresTold(report.failure);
      case 'line':
        // What all of them say while they start is news once.
        if (kept.state !== 'starting' || !this.said.has(report.text)) this.options.print(report.text);
        if (kept.state === 'starting') this.said.add(report.text);
        return;
      case 'ask-all': {
        const whom = this.serving();
        const ask = (id: number, question: number): void =>
          this.order(
            whom.find((one) => one.id === id),
            { kind: 'question', id: question, topic: report.topic, content: report.content },
          );
        return this.survey.begin(
          whom.map(({ id }) => id),
          ask,
          (answers) => this.order(worker, { kind: 'answers', id: report.id, answers }),
        );
      }
      case 'answer':
        return this.survey.answered(worker.id, report.id, report.content);
    }
  }

  private balance(worker: Worker, open: number): void {
    this.connections.set(worker.id, open);
    this.lettingGo.delete(worker.id);
    const found = overloaded(new Map([...this.connections].filter(([id]) => this.kept.get(id)?.state === 'serving')));
    // Once it says how many it has now it may be told anew.
    if (found === null || this.lettingGo.has(found.process)) return;
    this.lettingGo.add(found.process);
    this.order(this.kept.get(found.process)?.worker, { kind: 'let-go', connections: found.letGo });
  }

  private serving(): Worker[] {
    return [...this.kept.values()]
      .filter(({ role, state, worker }) => role === 'serve' && state !== 'starting' && worker.isConnected())
      .map(({ worker }) => worker);
  }

  /** Chooses who does what only one may do. */
  private giveChores(): void {
    const next = [...this.kept.values()].find(({ role, state }) => role === 'serve' && state === 'serving')?.worker;
    this.choresOf = next?.id;
    this.order(next, { kind: 'chores' });
  }

  /** What cannot be done at a start ends it; later another try may do. */
  private choresTold(failure: StartFailure | undefined): void {
    if (failure === undefined) {
      this.choresBegan = true;
      return;
    }
    if (!this.choresBegan && failure.forOperator) return this.giveUp(failure);
    this.options.print(failure.sentence);
    setTimeout(() => this.giveChores(), CHORES_PAUSE_MS).unref();
  }

  private forget(worker: Worker): Kept | undefined {
    const kept = this.kept.get(worker.id);
    this.kept.delete(worker.id);
    this.connections.delete(worker.id);
    this.lettingGo.delete(worker.id);
    this.survey.ended(worker.id);
    return kept;
  }

  /** What cannot be told is told by the end of the process. */
  private order(worker: Worker | undefined, order: Order): void {
    if (worker?.isConnected() === true) worker.send(order, () => undefined);
  }
}

function ended(worker: Worker): Promise<[number | null, string | null]> {
  const { exitCode, signalCode } = worker.process;
  if (exitCode !== null || signalCode !== null) return Promise.resolve([exitCode, signalCode]);
  return new Promise((resolve) =>
    worker.once('exit', (code: number | null, signal: string | null) => resolve([code, signal])),
  );
}

function isReport(value: unknown): value is Report {
  return isMessage(value);
}
