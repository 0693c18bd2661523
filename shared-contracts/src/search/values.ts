import { KEYWORD_MAX_LENGTH } from '../constants';
import type { NumberRange, PlaceIds } from './criteria';
import { take, takeAll, type Read, type Source, type Value } from './parameter';
import { PLACE_PARAMETERS, SEARCH_FLAGS, type SearchFlag } from './parameter-names';
import { readDay } from './read-day';
import { readCount, readWhole } from './read-number';
import { defaultSort, isSortField, SORTS, type Sort } from './sort';

/** One of some words or codes. */
export const oneOf =
  <T extends string | number>(words: readonly T[]): Read<T> =>
  (text) =>
    words.find((word) => String(word) === text);

/** What the path of an address says; a parameter is read all the same and wins. */
export const saidByPath = <T>(read: Read<T>): Value<T> => ({
  read: (source, current, name) => take(source, name, read) ?? current,
  write: () => [],
});

/** A number; the fallback is not written. */
export const single = <F extends number | null>(read: Read<number | F>, fallback: F): Value<number | F> => ({
  ...saidByPath(read),
  write: (value) => [value !== fallback && value],
});

/** A day. */
export const day: Value<string | null> = { ...saidByPath<string | null>(readDay), write: (value) => [value] };

/** Any of some words or codes; they are written in the order of the vocabulary. */
export const anyOf = <T extends string | number>(words: readonly T[]): Value<readonly T[]> => ({
  read: (source, _, name) => {
    const chosen = takeAll(source, name, oneOf(words));
    return words.filter((word) => chosen.has(word));
  },
  write: (chosen) => [chosen.join()],
});

/** An inverted range is read the right way round. */
export const range: Value<NumberRange> = {
  read: (source, _, from, to) => {
    const min = take(source, from, readWhole);
    const max = take(source, to, readWhole);
    if (min === undefined || max === undefined || min <= max) return { min, max };
    source.note(from, `${min}–${max}`, 'inverted-range');
    return { min: max, max: min };
  },
  write: ({ min, max }) => [min, max],
};

/** 1 asks for it, 0 is the same as nothing. */
export const flags: Value<readonly SearchFlag[]> = {
  read: (source) => SEARCH_FLAGS.filter((name) => take(source, name, oneOf([1, 0])) === 1),
  write: (chosen) => SEARCH_FLAGS.map((name) => chosen.includes(name) && 1),
};

/** Of each level several will do. A region has two names; the first one given counts. */
export const placeIds: Value<PlaceIds> = {
  read: (source) => {
    const ids: { -readonly [K in keyof PlaceIds]: PlaceIds[K] } = {};
    for (const name of PLACE_PARAMETERS) {
      const values: Source['values'] = () => source.values(name).slice(0, name === 'idRegione' ? 1 : undefined);
      const taken = [...takeAll({ ...source, values }, name, readCount)];
      if (taken[0]) ids[name] = taken.sort((a, b) => a - b);
    }
    return ids;
  },
  write: (ids) => PLACE_PARAMETERS.map((name) => ids[name]?.join()),
};

export const keyword: Value<string | null> = {
  read: (source, _, name) => {
    const text = source.values(name)[0]?.replace(/\s+/g, ' ') ?? '';
    // Counted as people count, not in UTF-16 units.
    const kept = [...text].slice(0, KEYWORD_MAX_LENGTH).join('');
    if (kept !== text) source.note(name, text, 'too-long');
    return kept.trim() || null;
  },
  write: (text) => [text],
};

/** "Automatic" is an order only while the new sorting is off; after that its links mean relevance. */
export const sort: Value<Sort> = {
  read: (source, _, fieldName, orderName) => {
    const usual = defaultSort(source.flags);
    const field = take(source, fieldName, (text) => (isSortField(text) ? text : undefined));
    if (field === undefined || field === 'automatico') return usual;
    const orders: readonly Sort['order'][] = SORTS[field];
    return {
      field,
      order: take(source, orderName, (text) => orders.find((order) => order === text)) ?? SORTS[field][0],
    };
  },
  write: ({ field, order }, searchFlags) => (field === defaultSort(searchFlags).field ? [] : [field, order]),
};
