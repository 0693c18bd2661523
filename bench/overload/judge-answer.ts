import { decodeBody, EMPTY_TITLE, readPage } from '../support/read-page';
import type { Answer } from './client';
import { isCall, pathOf, type Target, type Truth } from './target';

/**
 * What an answer is worth. `bare`: refused without Retry-After or without a page that can be read. `empty`: the right
 * status, but without what a visitor or a search engine came for. `wrong`: another status, or a redirect to elsewhere.
 */
export type Verdict = 'right' | 'refused' | 'bare' | 'empty' | 'wrong';

type Judged = Pick<Answer, 'status' | 'headers' | 'body'>;

/** Words of a page that says something. */
const SAYS_SOMETHING = 20;

/** Holds an answer against what the portal answers when it has nothing else to do. */
export function judgeAnswer(target: Target, answer: Judged): Verdict {
  const { truth } = target;
  if (answer.status === 503) return isProperRefusal(target, answer) ? 'refused' : 'bare';
  if (answer.status !== truth.status) return 'wrong';
  if (truth.location !== null) return pathOf(answer.headers.location ?? '') === truth.location ? 'right' : 'wrong';
  return isWhole(truth, readTruth(target, answer)) ? 'right' : 'empty';
}

/** What an answer has of what is looked at. */
export function readTruth(target: Pick<Target, 'kind'>, { status, headers, body }: Judged): Truth & { title: string } {
  const location = headers.location === undefined ? null : pathOf(headers.location);
  const none = { status, location, canonical: null, robots: null, entries: 0, title: '' };
  if (location !== null) return none;
  const text = decodeBody(body, headers['content-encoding']);
  if (isCall(target)) return { ...none, entries: entriesOf(text) };
  const { title, canonical, robots, cards } = readPage(text);
  return {
    ...none,
    title: title === EMPTY_TITLE ? '' : title,
    canonical: canonical === null ? null : pathOf(canonical),
    robots,
    entries: cards,
  };
}

function isWhole(truth: Truth, found: ReturnType<typeof readTruth>): boolean {
  // Answers of the API have no head.
  const headed = truth.canonical === null && truth.robots === null ? true : found.title !== '';
  return (
    headed && found.canonical === truth.canonical && found.robots === truth.robots && found.entries >= truth.entries
  );
}

function isProperRefusal(target: Target, { headers, body }: Judged): boolean {
  if (!(Number(headers['retry-after']) > 0)) return false;
  const text = decodeBody(body, headers['content-encoding']);
  if (isCall(target)) return text.includes('"code"');
  const words = text
    .replace(/^.*<body[^>]*>/s, '')
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ');
  return readPage(text).heading !== '' && words.replaceAll(/\s+/g, '').length >= SAYS_SOMETHING;
}

/** Of a list its results, of other answers what they consist of. */
function entriesOf(text: string): number {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null) return 0;
    const results: unknown = 'results' in answer ? answer.results : answer;
    return Array.isArray(results) ? results.length : Object.keys(answer).length;
  } catch {
    return 0;
  }
}
