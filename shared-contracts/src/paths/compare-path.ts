import { PATHS } from './fixed-paths';

/** Names in the address of a comparison. */
export const COMPARE_PARAMETERS = { ids: 'ids', onlyDifferences: 'razlike' } as const;

/** Address of a comparison, without language prefix; commas stay readable in it. */
export function comparePath(ids: readonly number[], onlyDifferences = false): string {
  const query = [
    ...(ids.length > 0 ? [`${COMPARE_PARAMETERS.ids}=${ids.join()}`] : []),
    ...(onlyDifferences ? [`${COMPARE_PARAMETERS.onlyDifferences}=1`] : []),
  ];
  return query.length > 0 ? `${PATHS.compare}?${query.join('&')}` : PATHS.compare;
}
