import { searchAddress, type SearchCount, type SentenceReading } from '@kvadrat/contracts/api';
import { SEARCH_PROMPT_MAX_LENGTH } from '@kvadrat/contracts/constants';
import type { Locale } from '@kvadrat/contracts/locales';
import type { HttpClient } from '@kvadrat/contracts/remote';
import { characterCount } from '@kvadrat/contracts/rules';
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

/** A chip of the page: what was understood, or a phrase in quotes. */
export type ShownChip = NonNullable<SentenceReading['quoted']>[number] &
  Partial<Pick<SentenceReading['understood'][number], 'others' | 'respelled'>>;

/** Everything that makes the search, in the order of the sentence. */
export function shownChips({ understood, quoted = [] }: SentenceReading): ShownChip[] {
  return [...understood, ...quoted].sort((one, other) => one.start - other.start);
}

/** Reads a sentence and counts what it finds; a count that does not come is no reason to hide what was understood. */
export async function readSentence(
  query: SentenceQuery,
  locale: Locale,
  http: HttpClient,
  signal?: AbortSignal,
): Promise<SentenceAnswer> {
  const options = { signal };
  const reading = await http.get(sentenceRequest(query, locale), options);
  const counts = shownChips(reading).some(({ off }) => !off);
  const count = counts ? await http.get(searchAddress('count', reading.url, locale), options).catch(() => null) : null;
  return { reading, count };
}
