import type { Db, Sql } from '../db';

/** What a run of a job works with. */
export interface JobContext {
  db: Db;
  sql: Sql;
  /** Aborted when the run is to end soon: the process stops, or another one may take the job over. */
  signal: AbortSignal;
  /** Tells of a failure that the run itself survives; the log names the job. */
  report: (error: unknown) => void;
}

export interface JobDefinition {
  /** Stands in the log beside each failure: lower case, words parted by hyphens, the domain first. */
  name: string;
  /** Milliseconds from the end of a run to the next one; without it the job runs when it is called. */
  every?: number;
  /** Channel of NOTIFY whose announcements call the job. It then runs at the start too: what was announced before has been missed. */
  wakeOn?: string;
  /** Whether it runs as soon as this process may run it, not only after a pause. */
  atStart?: boolean;
  /** Milliseconds after a run during which calls do not start another one yet. */
  rest?: number;
  /** Runs in every process, for what each keeps to itself. All others run in one process of those on a database. */
  inEachProcess?: boolean;
  /**
   * Does the work that is there now. Runs of a job never overlap; one that takes long looks at the signal between its steps.
   * @returns true when there is more to do at once, a number for the milliseconds after which there is, false when the job can
   *   wait to be called or for its time
   */
  run: (context: JobContext) => Promise<boolean | number>;
}

export interface Job extends JobDefinition {
  /** Calls the job in this process. */
  call: () => void;
  /** Has `listener` called with the job. @returns ends that */
  onCall: (listener: () => void) => () => void;
}

/** Declares work that the portal does by itself, beside what visitors ask for (decision 0094). It does not start it. */
export function defineJob(definition: JobDefinition): Job {
  const listeners = new Set<() => void>();
  return {
    ...definition,
    call: () => {
      for (const listener of listeners) listener();
    },
    onCall: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
