import { msg } from '@lingui/core/macro';

/** Sentences of the mail that invites into a folder. */
export const INVITE_TEXTS = {
  subject: (by: string) => msg`${by} dijeli s vama spremljene oglase`,
  text: (by: string) =>
    msg`${by} vas poziva u zajedničku mapu oglasa na Kvadratu. U nju oboje dodajete oglase i napomene:`,
  button: msg`Pogledaj poziv`,
  account: msg`Za ulazak trebate račun na Kvadratu; ako ga nemate, otvorit ćete ga usput.`,
  footnote: (by: string) =>
    msg`Ovu poruku dobivate jer je ${by} upisao ili upisala vašu adresu. Ako poziv ne želite, ne trebate učiniti ništa.`,
};
