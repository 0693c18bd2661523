import { msg } from '@lingui/core/macro';

/** Sentences of the mail that invites somebody to act for an agency. */
export const INVITE_TEXTS = {
  subject: (agency: string) => msg`Poziv u agenciju ${agency}`,
  text: (by: string, agency: string) => msg`${by} vas poziva da na Kvadratu radite u ime agencije ${agency}.`,
  founded: (agency: string) =>
    msg`Agencija ${agency} otvorena je na Kvadratu. Ovom poveznicom preuzimate njezin račun: uređujete podatke, objavljujete oglase i pozivate suradnike.`,
  button: msg`Pogledaj poziv`,
  account: msg`Za ulazak trebate račun na Kvadratu; ako ga nemate, otvorit ćete ga usput.`,
  ends: (days: number) => msg`Poziv vrijedi ${days} dana i može se prihvatiti jednom.`,
  footnote: msg`Ako ne znate o čemu je riječ, ne trebate učiniti ništa: bez vaše prijave poziv ne otvara ništa.`,
};
