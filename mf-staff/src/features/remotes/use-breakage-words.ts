import type { StaffRemotes } from '@kvadrat/contracts/api';
import { useLingui } from '@lingui/react/macro';

export type Breakage = NonNullable<NonNullable<StaffRemotes['remotes'][number]['broken']>['here']>;

/** Ways to break a remote on purpose, as the server knows them. */
export const BREAKAGES: readonly Breakage[] = [
  'missing',
  'error',
  'hang',
  'syntax',
  'throw',
  'styles',
  'server-throw',
  'server-loop',
];

export function useBreakageWords(): Readonly<Record<Breakage, string>> {
  const { t } = useLingui();
  return {
    missing: t`datoteke nema (404)`,
    error: t`greška poslužitelja (500)`,
    hang: t`datoteka nikad ne stiže`,
    syntax: t`sintaktička greška`,
    throw: t`greška pri pokretanju`,
    styles: t`spori stilovi`,
    'server-throw': t`greška u poslužiteljskom paketu`,
    'server-loop': t`beskonačna petlja u poslužiteljskom paketu`,
  };
}
