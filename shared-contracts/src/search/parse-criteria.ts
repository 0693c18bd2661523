import { KEYWORD_MAX_LENGTH } from '../constants';
import {
  categoryFromSlug,
  contractFromSlug,
  isCategoryCode,
  isSearchableContract,
  isTypologyCode,
  type TypologyCode,
} from '../vocabulary';
import { DEFAULT_CRITERIA, type NumberRange, type SearchCriteria } from './criteria';
import type { SearchNotice, SearchNoticeCode } from './notice';
import { RANGE_KEYS, RANGE_PARAMETERS } from './range-parameters';
import { DEFAULT_SORT, SORTS, isSortField, type Sort } from './sort';

export interface ParsedCriteria {
  criteria: SearchCriteria;
  /** One entry for each parameter that could not be taken as written (R137). */
  notices: SearchNotice[];
}

const LIST_PATH = /^\/(prodaja|najam|drazba)-([a-z-]+)\/(.*)$/;
const WHOLE_NUMBER = /^\d{1,9}$/;

/**
 * Reads a search from a list page's path and query. Never throws: what cannot be read is left
 * out and named in `notices`, an inverted range is read the right way round (O-08).
 * @param path page path without language prefix, or null where only parameters are given
 */
export function parseCriteria(path: string | null, query: URLSearchParams): ParsedCriteria {
  const notices: SearchNotice[] = [];
  const note = (code: SearchNoticeCode, parameter: string, value: string): void => {
    notices.push({ code, parameter, value: value.slice(0, 100) });
  };
  const criteria: SearchCriteria = { ...DEFAULT_CRITERIA };
  const parts = path === null ? null : LIST_PATH.exec(path);
  if (parts !== null) {
    criteria.contract = contractFromSlug(parts[1] ?? '') ?? criteria.contract;
    criteria.category = categoryFromSlug(parts[2] ?? '') ?? criteria.category;
    criteria.place = (parts[3] ?? '').replace(/\/+$/, '') || null;
  }
  if (path !== null && categoryFromSlug(parts?.[2] ?? '') === null) note('invalid-value', 'path', path);
  const contract = query.get('idContratto');
  if (contract !== null && contract !== '') {
    const code = Number(contract);
    if (isSearchableContract(code)) criteria.contract = code;
    else note('invalid-value', 'idContratto', contract);
  }
  const category = query.get('idCategoria');
  if (category !== null && category !== '') {
    const code = Number(category);
    if (isCategoryCode(code)) criteria.category = code;
    else note('invalid-value', 'idCategoria', category);
  }
  for (const key of RANGE_KEYS) criteria[key] = parseRange(query, RANGE_PARAMETERS[key], note);
  criteria.typologies = parseTypologies(query, note);
  criteria.keyword = parseKeyword(query, note);
  criteria.sort = parseSort(query, note);
  criteria.page = parsePage(query, note);
  return { criteria, notices };
}

type Note = (code: SearchNoticeCode, parameter: string, value: string) => void;

function parseRange(query: URLSearchParams, names: { min: string; max: string }, note: Note): NumberRange {
  const min = parseBound(query, names.min, note);
  const max = parseBound(query, names.max, note);
  if (min !== undefined && max !== undefined && min > max) {
    note('inverted-range', names.min, `${min}–${max}`);
    return { min: max, max: min };
  }
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function parseBound(query: URLSearchParams, name: string, note: Note): number | undefined {
  const raw = query.get(name)?.trim() ?? '';
  if (raw === '') return undefined;
  if (WHOLE_NUMBER.test(raw)) return Number(raw);
  note('invalid-value', name, raw);
  return undefined;
}

/** Several values come as repeated keys, `idTipologia[]` or with commas; one form is written (R127). */
function parseTypologies(query: URLSearchParams, note: Note): TypologyCode[] {
  const raw = [...query.getAll('idTipologia'), ...query.getAll('idTipologia[]')].flatMap((value) => value.split(','));
  const codes = new Set<TypologyCode>();
  const refused: string[] = [];
  for (const value of raw) {
    if (value.trim() === '') continue;
    const code = Number(value);
    if (isTypologyCode(code)) codes.add(code);
    else refused.push(value);
  }
  if (refused.length > 0) note('invalid-value', 'idTipologia', refused.join(','));
  return [...codes].sort((a, b) => a - b);
}

function parseKeyword(query: URLSearchParams, note: Note): string | null {
  const raw = query.get('keyword')?.trim().replace(/\s+/g, ' ') ?? '';
  if (raw === '') return null;
  const characters = [...raw];
  if (characters.length <= KEYWORD_MAX_LENGTH) return raw;
  note('too-long', 'keyword', raw);
  return characters.slice(0, KEYWORD_MAX_LENGTH).join('');
}

function parseSort(query: URLSearchParams, note: Note): Sort {
  const field = query.get('criterio') ?? '';
  if (field === '') return DEFAULT_SORT;
  if (!isSortField(field)) {
    note('invalid-value', 'criterio', field);
    return DEFAULT_SORT;
  }
  const orders: readonly string[] = SORTS[field].orders;
  const order = query.get('ordine') ?? '';
  if (order === '') return { field, order: SORTS[field].orders[0] };
  if ((order === 'asc' || order === 'desc') && orders.includes(order)) return { field, order };
  note('invalid-value', 'ordine', order);
  return { field, order: SORTS[field].orders[0] };
}

function parsePage(query: URLSearchParams, note: Note): number {
  const raw = query.get('pag')?.trim() ?? '';
  if (raw === '') return 1;
  if (/^[1-9]\d{0,8}$/.test(raw)) return Number(raw);
  note('invalid-value', 'pag', raw);
  return 1;
}
