import { useRemote } from '@kvadrat/remote-kit';
import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { waitText } from '@kvadrat/contracts/locales';
import { useLingui } from '@lingui/react/macro';
import type { Deed } from './deeds';

export interface ProfileTexts {
  /** What was done, said once. */
  done: Readonly<Record<Deed, string>>;
  /** Sentences for the rules that a new password breaks. */
  problem: (field: string, rule: string | undefined) => string | undefined;
  /** Why a change was not made that is right. @param retryAfter seconds to wait */
  obstacle: (obstacle: string, retryAfter?: number) => string;
}

/** What the forms of the profile say beside the names of their fields. @param passwordMin characters of a new password */
export function useProfileTexts(passwordMin: number): ProfileTexts {
  const { t } = useLingui();
  const { locale } = useRemote();
  return {
    done: {
      news: t`Izbor je spremljen.`,
      sessions: t`Ostali uređaji su odjavljeni.`,
      password: t`Lozinka je promijenjena. Ostali uređaji su odjavljeni.`,
      identity: t`Prijava je uklonjena. Ostali uređaji su odjavljeni.`,
      resend: t`Poruku s poveznicom za potvrdu poslali smo još jednom.`,
    },
    problem(field, rule) {
      if (rule === undefined) return undefined;
      if (rule === 'min-length') return t`Lozinka mora imati najmanje ${passwordMin} znakova.`;
      if (rule === 'max-length') return t`Lozinka smije imati najviše ${FORM_LIMITS.passwordServer} znakova.`;
      if (rule === 'common-password') return t`Tu lozinku mnogi koriste i lako ju je pogoditi. Odaberite drugu.`;
      if (rule === 'same-password') return t`Lozinke se ne podudaraju.`;
      if (rule === 'wrong-password') return t`Dosadašnja lozinka nije točna.`;
      return (
        { password: t`Upišite dosadašnju lozinku.`, pwd: t`Upišite novu lozinku.`, pwdrip: t`Ponovite novu lozinku.` }[
          field
        ] ?? t`Provjerite ovo polje.`
      );
    },
    obstacle(obstacle, retryAfter) {
      if (obstacle === 'rate-limited') {
        const wait = retryAfter === undefined ? '' : waitText(locale, retryAfter);
        return wait === ''
          ? t`Bilo je previše pokušaja. Pokušajte ponovno kasnije.`
          : t`Bilo je previše pokušaja. Pokušajte ponovno ${wait}.`;
      }
      if (obstacle === 'connection') return t`Nema veze s poslužiteljem. Pokušajte ponovno.`;
      return t`Ne znamo je li promjena spremljena. Učitajte stranicu ponovno i provjerite.`;
    },
  };
}
