import { categoryFromSlug, contractFromSlug } from '../vocabulary';
import { DEFAULT_CRITERIA, type SearchCriteria } from './criteria';
import type { SearchNotice } from './notice';
import type { Source } from './parameter';
import { PARAMETERS } from './parameters';
import { RANGE_PARAMETERS } from './range-parameters';
import type { SearchFlags } from './sort';

export interface ParsedCriteria {
  criteria: SearchCriteria;
  /** One entry for each parameter that could not be taken as written; for each value where every one stands for itself. */
  notices: SearchNotice[];
}

const LIST_PATH = /^\/([a-z]+)-([a-z-]+)\/(.*)$/;

/**
 * Reads a search from a list page's path and query. Never throws: what cannot be read is left
 * out and named in `notices`, an inverted range is read the right way round, what is not ours
 * is passed over.
 * @param path page path without language prefix, or null where only parameters are given
 */
export function parseCriteria(path: string | null, query: URLSearchParams, flags: SearchFlags = {}): ParsedCriteria {
  const notices: SearchNotice[] = [];
  const note: Source['note'] = (parameter, value, code = 'invalid-value') => {
    notices.push({ code, parameter, value: value.slice(0, 100) });
  };
  const [, contractSlug = '', categorySlug = '', place = ''] = LIST_PATH.exec(path ?? '') ?? [];
  const contract = contractFromSlug(contractSlug);
  const category = categoryFromSlug(categorySlug);
  const criteria: SearchCriteria = { ...DEFAULT_CRITERIA };
  if (contract !== null && category !== null) {
    criteria.contract = contract;
    criteria.category = category;
    criteria.place = place.split('/').filter(Boolean).join('/') || null;
  } else if (path !== null) note('path', path);
  const texts = new URLSearchParams([...query].map(([name, value]) => [nameOf(name), value.trim()]));
  if (flags.bedroomSearch === false) for (const name of Object.values(RANGE_PARAMETERS.bedrooms)) texts.delete(name);
  const source: Source = { flags, note, values: (name) => texts.getAll(name).filter(Boolean) };
  for (const { read } of PARAMETERS) read(criteria, source);
  return { criteria, notices };
}

/** `name[]` is `name`; two parameters have a second name that some links use. */
function nameOf(written: string): string {
  return written
    .replace(/\[]$/, '')
    .replace(/^fkRegione$/, 'idRegione')
    .replace(/^tipoProprieta$/, 'idTipologia');
}
