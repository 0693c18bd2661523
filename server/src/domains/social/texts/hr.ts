import type { SocialSentences } from '../social-texts';

export const hr: SocialSentences = {
  cancelled: 'Prekinuli ste prijavu putem usluge #. Možete pokušati ponovno ili se prijaviti e-poštom.',
  expired: 'Ova prijava više ne vrijedi: iskorištena je, istekla ili započeta u drugom pregledniku. Pokušajte ponovno.',
  provider: '# trenutačno ne odgovara kako treba. Pokušajte malo kasnije ili se prijavite e-poštom.',
  noAddress: '# nam nije dao vašu adresu e-pošte, a bez nje nema računa. Dopustite pristup adresi ili se registrirajte e-poštom.',
  'unverified-here': 'Račun s ovom adresom već postoji, ali adresa još nije potvrđena. Poslali smo vam poruku s poveznicom: potvrdite adresu i prijavite se ponovno.',
  'unverified-there': 'Račun s ovom adresom već postoji, a # ne jamči da je adresa vaša. Poslali smo vam poruku s poveznicom: potvrdite vezu i prijavite se ponovno.',
  disabled: 'Ovaj je račun zatvoren. Za pomoć nam se javite obrascem za kontakt.',
  notOffered: 'Prijava putem ove usluge ovdje nije uključena. Prijavite se e-poštom.',
  tooMany: 'Previše je pokušaja u kratkom vremenu. Pričekajte minutu pa pokušajte ponovno.',
  foreign: 'Prijavu je pokrenula druga stranica. Iz sigurnosnih razloga započnite je na portalu.',
  internal: 'Prijava trenutačno nije moguća zbog kvara kod nas. Pokušajte ponovno za nekoliko minuta.',
};
