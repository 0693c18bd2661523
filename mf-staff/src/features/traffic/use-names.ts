import type { TrafficFigures } from '@kvadrat/contracts/api';
import type { ConsentMethod } from '@kvadrat/contracts/remote';
import { useLingui } from '@lingui/react/macro';

/** How somebody came to a choice about cookies. */
export function useMethodNames(): Readonly<Record<ConsentMethod, string>> {
  const { t } = useLingui();
  return { accept: t`prihvatili sve`, refuse: t`odbili sve`, settings: t`u postavkama`, navigation: t`odlaskom dalje` };
}

/** Kinds of pages that the server counts. */
export function usePageNames(): Readonly<Record<TrafficFigures['pageKinds'][number]['page'], string>> {
  const { t } = useLingui();
  return {
    home: t`početna`,
    list: t`popisi`,
    ad: t`oglasi`,
    agency: t`agencije`,
    user: t`korisničke stranice`,
    other: t`ostale`,
  };
}
