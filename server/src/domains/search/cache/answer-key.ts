import { TIME_ZONE } from '@kvadrat/contracts/constants';
import { criteriaParams, DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';

/**
 * Key of an answer about the ads of a search. Order, page and what the map shows around them change none of those;
 * an answer that depends on more than the criteria names it in `more`.
 * @param version of the read model
 * @param criteria with their place resolved
 */
export function answerKey(
  version: number,
  criteria: SearchCriteria,
  ...more: readonly (string | number | null)[]
): string {
  const params = criteriaParams({ ...criteria, page: 1, sort: DEFAULT_CRITERIA.sort, mapCenter: null, zoom: null });
  // What was published lately is another answer each day, though no ad has changed.
  const today = criteria.publishedWithin === null ? '' : new Date().toLocaleDateString('sv', { timeZone: TIME_ZONE });
  return [
    version,
    criteria.contract,
    criteria.category,
    criteria.place ?? '',
    params.toString(),
    today,
    ...more.map((part) => part ?? ''),
  ].join(' ');
}
