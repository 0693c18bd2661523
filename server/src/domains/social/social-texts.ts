import { msg } from '@lingui/core/macro';
import type { SocialProblem } from '@kvadrat/contracts/account';
import type { Locale } from '@kvadrat/contracts/locales';
import { sayIn, type Sentence } from '../../platform/messages';

/** Why a sign-in did not work, for One Tap: its call answers in words. Some name the provider. */
const SENTENCES: Readonly<Record<SocialProblem, Sentence | ((service: string) => Sentence)>> = {
  cancelled: (service) =>
    msg`Prekinuli ste prijavu putem usluge ${service}. Možete pokušati ponovno ili se prijaviti e-poštom.`,
  expired: msg`Ova prijava više ne vrijedi: iskorištena je, istekla ili započeta u drugom pregledniku. Pokušajte ponovno.`,
  provider: (service) =>
    msg`${service} trenutačno ne odgovara kako treba. Pokušajte malo kasnije ili se prijavite e-poštom.`,
  noAddress: (service) =>
    msg`${service} nam nije dao vašu adresu e-pošte, a bez nje nema računa. Dopustite pristup adresi ili se registrirajte e-poštom.`,
  'unverified-here': msg`Račun s ovom adresom već postoji, ali adresa još nije potvrđena. Poslali smo vam poruku s poveznicom: potvrdite adresu i prijavite se ponovno.`,
  'unverified-there': (service) =>
    msg`Račun s ovom adresom već postoji, a ${service} ne jamči da je adresa vaša. Poslali smo vam poruku s poveznicom: potvrdite vezu i prijavite se ponovno.`,
  disabled: msg`Ovaj je račun zatvoren. Za pomoć nam se javite obrascem za kontakt.`,
  'second-step': msg`Za prijavu je potreban i kôd iz aplikacije.`,
  notOffered: msg`Prijava putem ove usluge ovdje nije uključena. Prijavite se e-poštom.`,
  tooMany: msg`Previše je pokušaja u kratkom vremenu. Pričekajte minutu pa pokušajte ponovno.`,
  foreign: msg`Prijavu je pokrenula druga stranica. Iz sigurnosnih razloga započnite je na portalu.`,
  internal: msg`Prijava trenutačno nije moguća zbog kvara kod nas. Pokušajte ponovno za nekoliko minuta.`,
};

const SERVICE_NAMES = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;

/** A provider's name as people know it; other texts as they are. */
export function serviceName(service: string): string {
  return service === 'google' || service === 'facebook' || service === 'apple' ? SERVICE_NAMES[service] : service;
}

/** The sentence of a problem. */
export function problemText(problem: SocialProblem, service: string, locale: Locale): string {
  const text = SENTENCES[problem];
  return sayIn(locale)(typeof text === 'function' ? text(serviceName(service)) : text);
}
