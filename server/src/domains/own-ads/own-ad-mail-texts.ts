import { msg } from '@lingui/core/macro';

/** Sentences of mails about an ad that somebody has written on the portal. */
export const OWN_AD_TEXTS = {
  published: {
    subject: (title: string) => msg`Oglas je objavljen: ${title}`,
    text: msg`vaš je oglas objavljen i nalazi se u pretrazi.`,
  },
  review: {
    subject: (title: string) => msg`Oglas je na provjeri: ${title}`,
    text: msg`vaš smo oglas zaprimili. Prije objave pogledat će ga osoba, obično u roku od nekoliko sati; javljamo vam čim odluči.`,
  },
  expiring: {
    subject: (title: string) => msg`Oglas uskoro istječe: ${title}`,
    text: (day: string) =>
      msg`vaš oglas istječe ${day}. Ako nekretninu još nudite, produljite ga; produljenje je besplatno.`,
  },
  expired: {
    subject: (title: string) => msg`Oglas je istekao: ${title}`,
    text: msg`vaš oglas više nije u pretrazi. Podatke i slike čuvamo, pa ga možete objaviti ponovno.`,
  },
  ad: msg`Oglas`,
  until: msg`Vrijedi do`,
  openAd: msg`Otvori oglas`,
  ownAds: msg`Moji oglasi`,
  footnote: msg`Ovu poruku dobivate jer ste s ovom adresom objavili oglas na demonstracijskom portalu Kvadrat.`,
};
