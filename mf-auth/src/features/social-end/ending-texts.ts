import type { SocialEnding, SocialProblem } from '@kvadrat/contracts/account';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/** What the last page says, as heading and sentence. */
export function endingTexts(
  { service, problem }: Pick<SocialEnding, 'service' | 'problem'>,
  i18n: I18n,
): { title: string; text: string } {
  // Of one that is none of ours no sentence says the name.
  const name = NAMES[service ?? 'google'];
  if (problem === null)
    return { title: i18n._(msg`Prijavljeni ste`), text: i18n._(msg`Prijava putem usluge ${name} je uspjela.`) };
  return {
    title: problem === 'cancelled' ? i18n._(msg`Prijava je prekinuta`) : i18n._(msg`Prijava nije uspjela`),
    text: problemText(problem, name, i18n),
  };
}

function problemText(problem: SocialProblem, name: string, i18n: I18n): string {
  switch (problem) {
    case 'cancelled':
      return i18n._(
        msg`Prekinuli ste prijavu putem usluge ${name}. Možete pokušati ponovno ili se prijaviti e-poštom.`,
      );
    case 'expired':
      return i18n._(
        msg`Ova prijava više ne vrijedi: iskorištena je, istekla ili započeta u drugom pregledniku. Pokušajte ponovno.`,
      );
    case 'provider':
      return i18n._(msg`${name} trenutačno ne odgovara kako treba. Pokušajte malo kasnije ili se prijavite e-poštom.`);
    case 'noAddress':
      return i18n._(
        msg`${name} nam nije dao vašu adresu e-pošte, a bez nje nema računa. Dopustite pristup adresi ili se registrirajte e-poštom.`,
      );
    case 'unverified-here':
      return i18n._(
        msg`Račun s ovom adresom već postoji, ali adresa još nije potvrđena. Poslali smo vam poruku s poveznicom: potvrdite adresu i prijavite se ponovno.`,
      );
    case 'unverified-there':
      return i18n._(
        msg`Račun s ovom adresom već postoji, a ${name} ne jamči da je adresa vaša. Poslali smo vam poruku s poveznicom: potvrdite vezu i prijavite se ponovno.`,
      );
    case 'disabled':
      return i18n._(msg`Ovaj je račun zatvoren. Za pomoć nam se javite obrascem za kontakt.`);
    case 'second-step':
      return i18n._(msg`Za prijavu je potreban i kôd iz aplikacije.`);
    case 'notOffered':
      return i18n._(msg`Prijava putem ove usluge ovdje nije uključena. Prijavite se e-poštom.`);
    case 'tooMany':
      return i18n._(msg`Previše je pokušaja u kratkom vremenu. Pričekajte minutu pa pokušajte ponovno.`);
    case 'foreign':
      return i18n._(msg`Prijavu je pokrenula druga stranica. Iz sigurnosnih razloga započnite je na portalu.`);
    case 'internal':
      return i18n._(msg`Prijava trenutačno nije moguća zbog kvara kod nas. Pokušajte ponovno za nekoliko minuta.`);
  }
}
