import { useAdMarks } from '@kvadrat/remote-kit';
import { writeHiddenAds } from '@kvadrat/contracts/api';
import { useMemo } from 'react';

/** Which ads the visitor has put away, as part of the key of what is asked without them: another answer when that changes. */
export function useHiddenKey(): string {
  const { hidden } = useAdMarks();
  return useMemo(() => writeHiddenAds(hidden), [hidden]);
}
