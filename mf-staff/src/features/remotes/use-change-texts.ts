import type { RemoteChange } from '@kvadrat/contracts/forms';
import { useLingui } from '@lingui/react/macro';
import type { Remote } from './remotes-data';

export interface ChangeTexts {
  /** What can be done about a remote as it is, the likeliest first. */
  choices: (remote: Remote) => { value: RemoteChange; label: string }[];
  problem: (field: string, rule: string | undefined) => string | undefined;
  obstacle: (obstacle: string) => string;
}

/** What the form of changes says beside the names of its fields. */
export function useChangeTexts(): ChangeTexts {
  const { t } = useLingui();
  return {
    choices({ state, previous, canary, candidates, isShell }) {
      const release = previous ?? '';
      const promoted = canary?.release ?? '';
      return [
        ...(previous === null ? [] : [{ value: 'rollback' as const, label: t`Vrati izdanje ${release}` }]),
        ...(canary === null
          ? []
          : [
              { value: 'promote' as const, label: t`Daj svima ${{ release: promoted }}` },
              { value: 'stop-canary' as const, label: t`Prekini probu` },
            ]),
        // A page has one shell, so it has no canary.
        ...(candidates.length === 0 || isShell || state === 'off'
          ? []
          : [{ value: 'canary' as const, label: t`Proba na dijelu posjetitelja` }]),
        state === 'on'
          ? { value: 'off' as const, label: t`Isključi modul` }
          : { value: 'on' as const, label: t`Uključi modul` },
      ];
    },
    problem(field, rule) {
      if (rule === undefined) return undefined;
      if (field === 'action') {
        const [code = ''] = rule.split(' ', 1);
        return code.startsWith('MFE-') ? t`Promjena je odbijena (${code}).` : t`Odaberite promjenu.`;
      }
      if (field === 'reason')
        return rule === 'max-length' ? t`Razlog je predug: najviše 300 znakova.` : t`Upišite razlog.`;
      if (field === 'percent') return t`Upišite udio od 0 do 100.`;
      if (field === 'days') return t`Upišite trajanje do 90 dana.`;
      return t`Odaberite izdanje.`;
    },
    obstacle(obstacle) {
      if (obstacle === 'taken')
        return t`Netko je bio brži: u međuvremenu se nešto promijenilo, zato ništa nije učinjeno. Pogledajte novo stanje i odlučite ponovno.`;
      if (obstacle === 'signed-out')
        return t`Prijava je istekla, zato ništa nije učinjeno. Prijavite se u novoj kartici i pošaljite ponovno.`;
      if (obstacle === 'rate-limited') return t`Previše pokušaja. Pričekajte minutu i pokušajte ponovno.`;
      if (obstacle === 'connection') return t`Nema veze s poslužiteljem. Pokušajte ponovno.`;
      return t`Ne znamo je li promjena učinjena. Učitajte stranicu ponovno i pogledajte povijest.`;
    },
  };
}
