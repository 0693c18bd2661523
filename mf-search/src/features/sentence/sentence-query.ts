import { apiAddress, type ApiAddress } from '@kvadrat/contracts/api';
import { PATHS } from '@kvadrat/contracts/paths';
import type { Locale } from '@kvadrat/contracts/locales';

/** What the page of a sentence is asked, as its address has it. */
export interface SentenceQuery {
  text: string;
  /** Keys of chips that were taken out. */
  without: readonly string[];
  /** Path of the place that is meant where a name has several. */
  place: string | null;
}

/** Names in addresses; a form without scripts sends the first. */
export const SENTENCE_PARAMETER = 'recenica';
const WITHOUT = 'bez';
const PLACE = 'mjesto';

export function readSentenceQuery(search: string): SentenceQuery {
  const params = new URLSearchParams(search);
  const without =
    params
      .get(WITHOUT)
      ?.split(',')
      .filter((key) => key !== '') ?? [];
  return { text: params.get(SENTENCE_PARAMETER)?.trim() ?? '', without, place: params.get(PLACE) };
}

/** Address of a page that reads a sentence, without language prefix. */
export function sentenceAddress({ text, without, place }: SentenceQuery): string {
  const params = new URLSearchParams({ [SENTENCE_PARAMETER]: text });
  if (without.length > 0) params.set(WITHOUT, without.join(','));
  if (place !== null) params.set(PLACE, place);
  return `${PATHS.sentence}?${params.toString()}`;
}

/** Where the server reads a sentence. */
export function sentenceRequest(
  { text, without, place }: SentenceQuery,
  locale: Locale,
): ApiAddress<'search-list/sentence'> {
  return apiAddress('search-list/sentence', {
    q: text,
    locale,
    without: without.length === 0 ? undefined : without.join(','),
    place: place ?? undefined,
  });
}
