import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { isMessage, type Order, type Report } from './messages';
import type { Answerer, Peers } from './peers';

/** Beyond what the first process waits for the answers. */
const ANSWERS_DEADLINE_MS = 5000;

type OrderOf<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>;

/** The line from a process of the portal to the first one, which started it. */
export class WorkerLink implements Peers {
  private readonly orders = new EventEmitter();
  private readonly answerers = new Map<string, Answerer>();
  private readonly waiting = new Map<number, (answers: unknown[]) => void>();
  private asked = 0;

  constructor() {
    // Otherwise Node would end this process as soon as the first one is gone, in the middle of answers.
    if (cluster.worker !== undefined) cluster.worker.exitedAfterDisconnect = true;
    process.on('message', (message: unknown) => {
      if (isOrder(message)) this.take(message);
    });
  }

  /** Waits for an order. */
  next<Kind extends Order['kind']>(kind: Kind): Promise<OrderOf<Kind>> {
    return new Promise((resolve) => this.orders.once(kind, (order: OrderOf<Kind>) => resolve(order)));
  }

  on<Kind extends Order['kind']>(kind: Kind, act: (order: OrderOf<Kind>) => void): void {
    this.orders.on(kind, act);
  }

  /** A report nobody can read any more is no failure: this process then learns of it by the channel's end. */
  tell(report: Report): void {
    if (process.connected) process.send?.(report, () => undefined);
  }

  onQuestion(topic: string, answer: Answerer): void {
    this.answerers.set(topic, answer);
  }

  askAll(topic: string, content?: unknown): Promise<unknown[]> {
    const id = (this.asked += 1);
    return new Promise((resolve) => {
      const done = (answers: unknown[]): void => {
        clearTimeout(late);
        this.waiting.delete(id);
        resolve(answers);
      };
      const late = setTimeout(done, ANSWERS_DEADLINE_MS, []).unref();
      this.waiting.set(id, done);
      this.tell({ kind: 'ask-all', id, topic, content });
    });
  }

  private take(order: Order): void {
    if (order.kind === 'answers') this.waiting.get(order.id)?.(order.answers);
    else if (order.kind === 'question') void this.answer(order);
    else this.orders.emit(order.kind, order);
  }

  private async answer({ id, topic, content }: OrderOf<'question'>): Promise<void> {
    // A topic this process knows nothing of yet, or that fails here, is answered by the others.
    const answered = await Promise.resolve(content)
      .then(this.answerers.get(topic))
      .catch(() => undefined);
    this.tell({ kind: 'answer', id, content: answered });
  }
}

function isOrder(value: unknown): value is Order {
  return isMessage(value);
}
