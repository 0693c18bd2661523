import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ListDeed } from './deed-names';

interface DeedTexts {
  /** What was done; of what the page shows by itself nothing is said. */
  done: Readonly<Partial<Record<ListDeed, string>>>;
  /** Why a form was not taken. */
  obstacle: (obstacle: string) => string;
  /** What is wrong with a field. */
  problem: (key: string) => string;
}

/** Sentences about what the forms of the lists do. */
export function useDeedTexts(): DeedTexts {
  const { t } = useLingui();
  return useMemo(() => {
    const obstacles: Readonly<Record<string, string>> = {
      'rate-limited': t`Bilo je previše promjena zaredom. Pokušajte ponovno za koju minutu.`,
      taken: t`Mapa tog imena već postoji, ili je popis pun.`,
      unverified: t`Najprije potvrdite svoju adresu e-pošte; poveznica je u poruci koju smo vam poslali.`,
    };
    const problems: Readonly<Record<string, string>> = {
      required: t`Ovo polje je obvezno.`,
      'max-length': t`Tekst je predugačak.`,
      email: t`Adresa e-pošte nije ispravna.`,
    };
    return {
      done: {
        note: t`Spremljeno.`,
        remove: t`Oglas je uklonjen s popisa.`,
        restore: t`Vraćeno na popis.`,
        clear: t`Popis je ispražnjen.`,
        folder: t`Mapa je otvorena.`,
        rename: t`Mapa ima novo ime.`,
        drop: t`Mapa je uklonjena. Oglasi iz nje ostaju spremljeni.`,
        link: t`Mapu sada može čitati svatko tko ima poveznicu.`,
        unlink: t`Poveznica više ne vrijedi.`,
        invite: t`Poziv je poslan.`,
        uninvite: t`Poziv je povučen.`,
        person: t`Osoba više nema pristup mapi.`,
        search: t`Pretraga je obrisana.`,
        searches: t`Popis je ispražnjen.`,
        alert: t`Obavijesti su promijenjene.`,
        'search-name': t`Pretraga ima novo ime.`,
        feed: t`Adresa je nova. Prijašnja više ne vrijedi.`,
        begin: t`Obavijesti su uključene.`,
        end: t`Obavijesti su isključene.`,
      },
      obstacle: (key) => obstacles[key] ?? t`Promjena nije spremljena. Pokušajte ponovno.`,
      problem: (key) => problems[key] ?? t`Ovo polje nije ispravno.`,
    };
  }, [t]);
}
