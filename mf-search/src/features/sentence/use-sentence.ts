import { useRemote } from '@kvadrat/remote-kit';
import { useQuery } from '@kvadrat/remote-kit/query';
import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import { useDebounced } from '../../components/use-debounced';
import { charactersLeft, readSentence, type SentenceAnswer } from './read-sentence';
import type { SentenceData } from './sentence-loader';
import type { SentenceQuery } from './sentence-query';

const DEBOUNCE_MS = 600;
const FRESH_MS = 300_000;

/** What was written last, for who comes back from the list (it belongs to no other page). */
const lastTextAtom = atom('');

export interface Sentence {
  query: SentenceQuery;
  left: number;
  /** Of exactly this query; null while it is being read or cannot be. */
  answer: SentenceAnswer | null;
  reading: boolean;
  failed: boolean;
  write: (text: string) => void;
  leaveOut: (without: readonly string[]) => void;
  mean: (place: string) => void;
  /** Reads now what stands there. */
  read: () => void;
}

/**
 * A sentence that is read while it is being written. Every query has its own answer, so an older one never stands for a newer
 * one; what was left out belongs to the sentence and goes with its words.
 */
export function useSentence({ asked, answer: known, state }: SentenceData): Sentence {
  const { http, locale } = useRemote();
  const [lastText, keepText] = useAtom(lastTextAtom);
  const [query, setQuery] = useState<SentenceQuery>(asked.text === '' ? { ...asked, text: lastText } : asked);
  const settled = useDebounced(query.text, DEBOUNCE_MS);
  const [pressed, setPressed] = useState(query.text);
  const text = query.text.trim();
  const left = charactersLeft(text);
  const isDue = settled === query.text || pressed === query.text;
  const isAsked = text === asked.text && query.without.join() === asked.without.join() && query.place === asked.place;
  const readable = text !== '' && left >= 0;
  const { data, isError, refetch } = useQuery({
    queryKey: ['sentence', locale, text, query.without.join(), query.place],
    queryFn: ({ signal }) => readSentence({ ...query, text }, locale, http, signal),
    enabled: readable && isDue,
    staleTime: FRESH_MS,
    retry: false,
    ...(isAsked && known !== null && { initialData: known }),
  });
  const answer = readable ? (data ?? null) : null;
  const failed = readable && answer === null && (isError || (isAsked && state === 'failed'));
  return {
    query,
    left,
    answer,
    failed,
    reading: readable && answer === null && !failed,
    write: (written) => {
      keepText(written);
      const same =
        answer?.reading.understood
          .filter((chip) => written.trim().slice(chip.start, chip.end) === chip.text)
          .map(({ key }) => key) ?? [];
      setQuery({
        text: written,
        without: query.without.filter((key) => same.includes(key)),
        place: written.trim() === text ? query.place : null,
      });
    },
    leaveOut: (without) => setQuery({ ...query, without }),
    mean: (place) => setQuery({ ...query, place }),
    read: () => {
      setPressed(query.text);
      if (isError) void refetch();
    },
  };
}
