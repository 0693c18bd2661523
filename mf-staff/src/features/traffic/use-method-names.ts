import type { ConsentMethod } from '@kvadrat/contracts/remote';
import { useLingui } from '@lingui/react/macro';

/** How somebody came to a choice about cookies. */
export function useMethodNames(): Readonly<Record<ConsentMethod, string>> {
  const { t } = useLingui();
  return { accept: t`prihvatili sve`, refuse: t`odbili sve`, settings: t`u postavkama`, navigation: t`odlaskom dalje` };
}
