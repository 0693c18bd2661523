import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What to do where nothing was typed, by field. */
const MISSING: Readonly<Record<string, MessageDescriptor>> = {
  email: msg`Upišite e-poštu.`,
  password: msg`Upišite lozinku.`,
  first_name: msg`Upišite ime.`,
  last_name: msg`Upišite prezime.`,
  pwd: msg`Upišite novu lozinku.`,
  pwdrip: msg`Ponovite lozinku.`,
  code: msg`Upišite kôd.`,
};

const LIMITS: Readonly<Record<string, number>> = {
  email: FORM_LIMITS.email,
  first_name: FORM_LIMITS.name,
  last_name: FORM_LIMITS.name,
  password: FORM_LIMITS.passwordMax,
};

/**
 * Sentences for rule keys, made for the field they stand under. A key nobody knows still
 * says that something is wrong.
 */
export function useProblemText(passwordMin: number): (field: string, key: string | undefined) => string | undefined {
  const { t, i18n } = useLingui();
  return (field, key) => {
    if (key === undefined) return undefined;
    const most = LIMITS[field] ?? FORM_LIMITS.passwordMax;
    switch (key) {
      case 'required':
        return i18n._(MISSING[field] ?? msg`Ispunite ovo polje.`);
      case 'email':
        return t`Upišite cijelu adresu, na primjer ana@primjer.hr.`;
      case 'max-length':
        return t`Najviše ${most} znakova.`;
      case 'min-length':
        return t`Najmanje ${passwordMin} znakova.`;
      case 'phone':
        return t`Upišite broj telefona od najmanje 6 znamenki.`;
      case 'required-truthy':
        return t`Za račun trebate prihvatiti uvjete i pravila privatnosti.`;
      case 'same-password':
        return t`Lozinke se ne podudaraju.`;
      case 'common-password':
        return t`Tu lozinku mnogi koriste i lako ju je pogoditi. Odaberite drugu.`;
      case 'wrong-code':
        return t`Kôd nije točan ili je već iskorišten.`;
      default:
        return t`Provjerite ovo polje.`;
    }
  };
}
