import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { type DbHandle, migrate, openDatabase } from '../../../platform/db';
import { loadPlaces } from '../../geography/api';
import { readSettings } from '../../../platform/settings';
import { soughtWords } from '../../../platform/text';
import { projectOutbox } from '../api';
import { refreshRollUps } from '../freshness/refresh-rollups';
import { rebuildWhereNeeded } from '../read-model/rebuild-read-model';
import { answerView, type Answer, VIEWS } from './answer-view';

const Question = Type.Object({
  /** How the answer is told apart from others. */
  name: Type.String(),
  view: Type.Enum([...VIEWS]),
  /** Of the list the view is of, with its filters. */
  address: Type.String(),
});
const Order = Type.Union([
  Type.Object({ kind: Type.Literal('ask'), question: Question }),
  Type.Object({
    kind: Type.Literal('storm'),
    clients: Type.Integer(),
    seconds: Type.Number(),
    questions: Type.Array(Question),
  }),
  /** A statement for tables the question is about, such as their sizes and plans. */
  Type.Object({ kind: Type.Literal('rows'), statement: Type.String() }),
  /** The forms each word of a keyword is searched by; a `*` at the end stands for any ending. */
  Type.Object({ kind: Type.Literal('words'), text: Type.String() }),
]);
type Order = Type.Static<typeof Order>;
type Question = Type.Static<typeof Question>;

/** Milliseconds of each question of a storm, in the order in which they were answered. */
export interface Storm {
  seconds: number;
  times: readonly { name: string; ms: number }[];
}

export type Told =
  | { kind: 'ready'; pid: number }
  | { kind: 'answer'; ms: number; answer: Answer }
  | ({ kind: 'storm' } & Storm)
  | { kind: 'rows'; rows: readonly unknown[] }
  | { kind: 'words'; words: readonly (readonly string[])[] }
  | { kind: 'failed'; reason: string };

/**
 * Program for benchmarks: answers searches by the server's own functions on the data folder of `DATA_DIR`, one order of
 * its parent after the other, with the time each took in this process. Ends when its parent lets go of it.
 */
async function main(): Promise<void> {
  const tell = (message: Told): void => {
    // Who ordered it may be gone by now.
    process.send?.(message, () => undefined);
  };
  const handle = await open();
  const { db } = handle;

  const timed = async ({ view, address: list }: Question): Promise<{ ms: number; answer: Answer }> => {
    const start = performance.now();
    const answer = await answerView(db, view, list);
    return { ms: performance.now() - start, answer };
  };
  const storm = async ({
    clients,
    seconds,
    questions,
  }: {
    clients: number;
    seconds: number;
    questions: readonly Question[];
  }): Promise<Storm> => {
    const times: { name: string; ms: number }[] = [];
    const start = performance.now();
    const end = start + seconds * 1000;
    let next = 0;
    const client = async (): Promise<void> => {
      while (performance.now() < end) {
        const question = questions[next++ % questions.length];
        if (question !== undefined) times.push({ name: question.name, ms: (await timed(question)).ms });
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return { seconds: (performance.now() - start) / 1000, times };
  };
  const follow = async (order: Order): Promise<Told> => {
    if (order.kind === 'ask') return { kind: 'answer', ...(await timed(order.question)) };
    if (order.kind === 'rows') return { kind: 'rows', rows: await handle.sql.unsafe(order.statement) };
    if (order.kind === 'words')
      return {
        kind: 'words',
        words: soughtWords(order.text).map(({ lexemes, beginning }) => [
          ...lexemes,
          ...(beginning === null ? [] : [`${beginning}*`]),
        ]),
      };
    return { kind: 'storm', ...(await storm(order)) };
  };

  process.on('message', (message) => {
    const answer = Value.Check(Order, message) ? follow(message) : Promise.reject(new TypeError('no such order'));
    answer.then(tell, (error: unknown) => tell({ kind: 'failed', reason: String(error) }));
  });
  process.once('disconnect', () => void handle.close().finally(() => process.exit(0)));
  tell({ kind: 'ready', pid: process.pid });
}

async function open(): Promise<DbHandle> {
  const handle = await openDatabase(readSettings(), {
    role: 'a benchmark',
    report: (message) => process.stderr.write(`${message}\n`),
    onGivenUp: (error) => {
      throw error;
    },
  });
  try {
    await migrate(handle.db);
    await loadPlaces(handle.db);
    await rebuildWhereNeeded(handle.db);
    await projectOutbox(handle.db);
    await refreshRollUps(handle.db);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

void main();
