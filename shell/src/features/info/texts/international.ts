import { msg } from '@lingui/core/macro';
import type { InfoText } from '../info-text';

/** Says how far an ad is seen abroad today, and what we do not do. */
export const international: InfoText = {
  title: msg`Međunarodna vidljivost`,
  description: msg`Kako oglas s Kvadrata vide kupci iz drugih zemalja: devet jezika, imena mjesta na stranim jezicima i adrese za tražilice.`,
  lead: msg`Nekretnine u Hrvatskoj kupuju i ljudi iz drugih zemalja. Ovdje piše što za njih radimo, a što ne.`,
  sections: [
    {
      id: 'jezici',
      heading: msg`Devet jezika`,
      blocks: [
        msg`Pretraga, karta, činjenice oglasa i obrasci postoje na hrvatskom, njemačkom, engleskom, talijanskom, francuskom, španjolskom, ruskom, portugalskom i grčkom.`,
        msg`Tekst oglasa ostaje na jeziku na kojem ga je oglašivač napisao. Ako je dao i prijevod, kupac vidi svoj jezik.`,
      ],
    },
    {
      id: 'mjesta',
      heading: msg`Imena mjesta`,
      blocks: [
        msg`Mjesta se nalaze i pod imenima koja im daju drugi jezici, na primjer Fiume za Rijeku, s kvačicama i bez njih.`,
      ],
    },
    {
      id: 'trazilice',
      heading: msg`Tražilice`,
      blocks: [
        msg`Svaka stranica tražilicama kaže svojih devet adresa, po jednu za svaki jezik, pa kupac u rezultatima dobiva onu na svojem jeziku.`,
      ],
    },
    {
      id: 'ne-radimo',
      heading: msg`Što ne radimo`,
      blocks: [
        msg`Oglase za sada ne šaljemo portalima u drugim zemljama i ne prevodimo ih sami. Kad to bude radilo, pisat će ovdje, sa zemljama i oblicima zapisa.`,
        msg`Agencije koje rade sa stranim kupcima u imeniku se nalaze po jezicima koje govore. Pitanja pošaljite [obrascem za kontakt](contactUs).`,
      ],
    },
  ],
};
