import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot, SERVER_SOURCES } from '@kvadrat/tools/harness';

export interface Question {
  name: string;
  view: 'list' | 'map' | 'facets';
  /** Address of the list, with what is asked for. */
  address: string;
}

/** What an engine finds, in a form that can be compared. */
export interface Answer {
  total: number;
  /** Ids of a page or of pins in their order, or sizes of groups. */
  numbers?: readonly number[];
  /** Ads by what they have, `facet:option`. */
  counts?: Readonly<Record<string, number>>;
}

export interface Storm {
  seconds: number;
  times: readonly { name: string; ms: number }[];
}

/** The server's own search functions, in a process of their own that has the database. */
export interface Product {
  pid: number;
  ask: (question: Question) => Promise<{ ms: number; answer: Answer & { plan: string } }>;
  /** Keeps so many clients asking one question after the other. */
  storm: (clients: number, seconds: number, questions: readonly Question[]) => Promise<Storm>;
  rows: (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** The forms each word of a keyword is searched by; a `*` at the end stands for any ending. */
  words: (text: string) => Promise<readonly (readonly string[])[]>;
  stop: () => Promise<void>;
}

const PROGRAM = 'server/src/domains/search/testing/answer-searches.ts';

/** @throws Error when it ends before it is ready */
export async function startProduct(dataFolder: string): Promise<Product> {
  const child = fork(join(projectRoot, PROGRAM), [], {
    cwd: projectRoot,
    execArgv: [...SERVER_SOURCES],
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataFolder },
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${PROGRAM} ended`)));
  ended.catch(() => undefined);
  const told = async (kind: string): Promise<Readonly<Record<string, unknown>>> => {
    const [message]: unknown[] = await Promise.race([once(child, 'message'), ended]);
    if (!isRecord(message) || message['kind'] !== kind)
      throw new Error(`the server's search failed: ${JSON.stringify(message)}`);
    return message;
  };
  const order = async (
    sent: { kind: string; [name: string]: unknown },
    answer: string,
  ): Promise<Readonly<Record<string, unknown>>> => {
    const answered = told(answer);
    child.send(sent);
    return answered;
  };
  const { pid } = await told('ready');
  return {
    pid: Number(pid),
    ask: async (question) => {
      const { ms, answer } = await order({ kind: 'ask', question }, 'answer');
      if (!isAnswer(answer)) throw new TypeError('an answer without a total');
      return { ms: Number(ms), answer };
    },
    storm: async (clients, seconds, questions) => {
      const { seconds: took, times } = await order({ kind: 'storm', clients, seconds, questions }, 'storm');
      return { seconds: Number(took), times: Array.isArray(times) ? times.filter(isTime) : [] };
    },
    rows: async (statement) => {
      const { rows } = await order({ kind: 'rows', statement }, 'rows');
      return Array.isArray(rows) ? rows.filter(isRecord) : [];
    },
    words: async (text) => {
      const { words } = await order({ kind: 'words', text }, 'words');
      return Array.isArray(words) ? words.map((forms) => (Array.isArray(forms) ? forms.map(String) : [])) : [];
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isAnswer(value: unknown): value is Answer & { plan: string } {
  return isRecord(value) && typeof value['total'] === 'number' && typeof value['plan'] === 'string';
}

function isTime(value: unknown): value is { name: string; ms: number } {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['ms'] === 'number';
}
