/** Those who are asked answer at once unless they hang; nobody waits longer for them. */
const DEADLINE_MS = 2000;

interface Open {
  missing: Set<number>;
  answers: unknown[];
  finish: () => void;
}

/** Questions of one process to all, kept by the first one until the answers are there. */
export class Survey {
  private readonly open = new Map<number, Open>();
  private begun = 0;

  /**
   * @param whom ids of the processes asked
   * @param ask sends the question under its number
   * @param done gets the answers of those that gave one, once all have or time is over
   */
  begin(
    whom: readonly number[],
    ask: (worker: number, question: number) => void,
    done: (answers: unknown[]) => void,
  ): void {
    const id = (this.begun += 1);
    const answers: unknown[] = [];
    const finish = (): void => {
      clearTimeout(late);
      if (this.open.delete(id)) done(answers);
    };
    const late = setTimeout(finish, DEADLINE_MS).unref();
    this.open.set(id, { missing: new Set(whom), answers, finish });
    if (whom.length === 0) finish();
    for (const worker of whom) ask(worker, id);
  }

  answered(worker: number, question: number, content: unknown): void {
    const open = this.open.get(question);
    if (open === undefined) return;
    if (content !== undefined) open.answers.push(content);
    leave(open, worker);
  }

  /** A process that has ended answers nothing any more. */
  ended(worker: number): void {
    for (const open of [...this.open.values()]) leave(open, worker);
  }
}

function leave({ missing, finish }: Open, worker: number): void {
  if (missing.delete(worker) && missing.size === 0) finish();
}
