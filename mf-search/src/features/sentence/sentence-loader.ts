import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { isAppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { charactersLeft, readSentence, type SentenceAnswer } from './read-sentence';
import { readSentenceQuery, type SentenceQuery } from './sentence-query';

export interface SentenceData {
  /** What was asked by the address. */
  asked: SentenceQuery;
  /** Null where there is nothing to read, or nobody could. */
  answer: SentenceAnswer | null;
  /** `off`: sentence search is not offered. */
  state: 'ready' | 'failed' | 'off';
}

/** The field is there whatever happens to the reading, with the text in it. */
export async function loadSentence(
  { search, locale }: RouteLocation,
  { http, signal }: LoadContext,
): Promise<PageLoad<SentenceData>> {
  const asked = readSentenceQuery(search);
  if (charactersLeft(asked.text) < 0) return { status: 200, data: { asked, answer: null, state: 'ready' } };
  try {
    const answer = await readSentence(asked, locale, http, signal);
    return { status: 200, data: { asked, answer: asked.text === '' ? null : answer, state: 'ready' } };
  } catch (error) {
    if (!isAppError(error) || error.code === 'abort') throw error;
    if (error.status === 404) return { status: 404, data: { asked, answer: null, state: 'off' } };
    return { status: 200, data: { asked, answer: null, state: 'failed' } };
  }
}
