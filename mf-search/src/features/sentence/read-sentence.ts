import type { SearchCount, SentenceReading } from '@kvadrat/contracts/api';
import { SEARCH_PROMPT_MAX_LENGTH } from '@kvadrat/contracts/constants';
import type { Locale } from '@kvadrat/contracts/locales';
import type { HttpClient } from '@kvadrat/contracts/remote';
import { characterCount } from '@kvadrat/contracts/rules';
import { countRequest } from '../../lib/count-request';
import { sentenceRequest, type SentenceQuery } from './sentence-query';

export interface SentenceAnswer {
  reading: SentenceReading;
  /** How many ads the search has; null when nobody knows or nothing was understood. */
  count: SearchCount | null;
}

/** How many characters a sentence may still have; below zero it is too long. */
export function charactersLeft(text: string): number {
  return SEARCH_PROMPT_MAX_LENGTH - characterCount(text.trim().normalize('NFC'));
}

/** Reads a sentence and counts what it finds; a count that does not come is no reason to hide what was understood. */
export async function readSentence(query: SentenceQuery, locale: Locale, http: HttpClient, signal?: AbortSignal): Promise<SentenceAnswer> {
  const options = { signal };
  const reading = await http.get<SentenceReading>(sentenceRequest(query, locale), options);
  const counts = reading.understood.some(({ off }) => !off);
  const count = counts ? await http.get<SearchCount>(countRequest(reading.url, locale), options).catch(() => null) : null;
  return { reading, count };
}
