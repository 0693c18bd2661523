import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { useLingui } from '@lingui/react/macro';
import type { DeedPlace } from '../../components/own-forms/use-deed-form';
import { useObstacleText } from '../../components/own-forms/use-obstacle-text';
import type { Deed } from './deeds';

export interface ProfileTexts extends Pick<DeedPlace, 'problem' | 'obstacle'> {
  /** What was done, said once. */
  done: Readonly<Record<Deed, string>>;
}

/** What the forms of the profile say beside the names of their fields. @param passwordMin characters of a new password */
export function useProfileTexts(passwordMin: number): ProfileTexts {
  const { t } = useLingui();
  const obstacle = useObstacleText();
  return {
    done: {
      details: t`Podaci su spremljeni.`,
      email: t`Na novu adresu poslali smo poveznicu. Otvorite je u ovom pregledniku; dotad vrijedi dosadašnja adresa.`,
      'email-drop': t`Adresa ostaje ista.`,
      phone: t`Poslali smo vam SMS s kodom.`,
      code: t`Broj telefona je potvrđen.`,
      'phone-drop': t`Broj telefona ostaje isti.`,
      news: t`Izbor je spremljen.`,
      sessions: t`Ostali uređaji su odjavljeni.`,
      password: t`Lozinka je promijenjena. Ostali uređaji su odjavljeni.`,
      identity: t`Prijava je uklonjena. Ostali uređaji su odjavljeni.`,
      resend: t`Poruku s poveznicom za potvrdu poslali smo još jednom.`,
    },
    problem(field, rule) {
      if (rule === undefined) return undefined;
      if (rule === 'wrong-code') return t`Kôd nije točan.`;
      if (rule === 'code-gone') return t`Kôd je istekao. Zatražite novi.`;
      if (rule === 'same-email') return t`To je vaša dosadašnja adresa.`;
      if (field === 'email') return t`Upišite ispravnu adresu e-pošte.`;
      if (field === 'phone') return t`Upišite ispravan broj telefona.`;
      if (field === 'name' || field === 'surname')
        return rule === 'max-length' ? t`Ovo je predugačko.` : t`Upišite ime i prezime.`;
      if (field === 'code') return t`Upišite kôd iz SMS-a.`;
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
    obstacle,
  };
}
