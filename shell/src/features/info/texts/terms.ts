import { msg } from '@lingui/core/macro';
import type { InfoText } from '../info-text';

/** The terms of use. */
export const terms: InfoText = {
  title: msg`Uvjeti korištenja`,
  description: msg`Pravila korištenja demonstracijskog portala Kvadrat: oglasi, obveze oglašivača, isticanje, odgovornost i autorska prava.`,
  lead: msg`Ovi uvjeti kažu što smijete očekivati od portala i što portal očekuje od vas. Vrijede od trenutka kada ga počnete koristiti.`,
  sections: [
    {
      id: 'tko',
      heading: msg`Tko stoji iza portala`,
      blocks: [
        msg`Kvadrat je demonstracijski portal. Na ovom bi mjestu stajali tvrtka, sjedište, OIB, upis u registar i kontakt pružatelja usluge. Kako društva nema, nema ni tih podataka, a s portalom se ne može sklopiti ugovor.`,
      ],
    },
    {
      id: 'usluga',
      heading: msg`Što portal pruža`,
      blocks: [
        msg`Portal objavljuje oglase za prodaju i najam nekretnina i omogućuje da ih pretražujete i da se javite oglašivaču. Portal ne posreduje u prometu nekretnina, ne zastupa nijednu stranu i ne sudjeluje u pregovorima, kapari ni ugovoru.`,
        msg`Pregledavanje je besplatno i bez registracije.`,
      ],
    },
    {
      id: 'oglasi',
      heading: msg`Podaci u oglasima`,
      blocks: [
        msg`Za sadržaj oglasa odgovara oglašivač. Na demonstracijskom portalu oglasi su izmišljeni i ne služe kao ponuda. Prije svake stvarne odluke provjerite vlasništvo i terete u zemljišnim knjigama, uporabnu dozvolu, energetski certifikat i stanje na licu mjesta.`,
        msg`Cijena po kvadratu računa se iz tražene cijene i prikazane površine. Usporedbe cijena i procjene služe za orijentaciju.`,
      ],
    },
    {
      id: 'oglasivaci',
      heading: msg`Obveze oglašivača`,
      blocks: [
        msg`Oglašivač objavljuje samo nekretnine kojima smije raspolagati i pritom:`,
        [
          msg`navodi točnu cijenu, površinu, mjesto i energetski razred ili kaže da je certifikat u izradi`,
          msg`objavljuje vlastite fotografije ili one za koje ima pravo`,
          msg`uklanja oglas čim je nekretnina prodana ili iznajmljena`,
          msg`nikoga ne isključuje prema podrijetlu, vjeri, spolu, obitelji, invaliditetu ili drugoj zaštićenoj osobini.`,
        ],
        msg`Oglas koji krši ova pravila ili zakon može biti uklonjen, uz obavijest oglašivaču i razlog. Sporan oglas [prijavite nam](contactUs).`,
      ],
    },
    {
      id: 'isticanje',
      heading: msg`Istaknuti oglasi i redoslijed`,
      blocks: [
        msg`Oglašivač može platiti bolji položaj. Takvi oglasi nose oznaku „Istaknuto”; plaćenih razina ima pet. Oglasi agencije koja kasni s plaćanjem računaju se kao neplaćeni.`,
        msg`Poredak „po važnosti” gleda samo dvoje: prvo plaćenu razinu, od najviše prema oglasima bez nje, a unutar iste razine datum objave, od najnovijeg. Upisani uvjeti odlučuju koji se oglasi prikazuju, a na redoslijed ne utječu. Ne utječu ni potpunost oglasa, ni vaše ranije pretrage, ni ono što o vama znamo.`,
        msg`Ostali poreci idu po onome što im kaže ime; oglasi bez tog podatka dolaze na kraj. „Prvo agencije” i „prvo privatni oglašivači” dalje slijede važnost, a „prvo sniženi” veličinu sniženja pa datum objave. Slični oglasi poredani su po tome koliko im je cijena blizu. Redoslijed možete promijeniti na svakom popisu.`,
      ],
    },
    {
      id: 'koristenje',
      heading: msg`Dopušteno korištenje`,
      blocks: [
        msg`Portal smijete koristiti za osobno traženje nekretnine i za vlastito poslovanje s oglasima. Nije dopušteno slati neželjene poruke oglašivačima, skupljati njihove podatke za kontakt, zaobilaziti ograničenja ili opterećivati poslužitelje.`,
      ],
    },
    {
      id: 'odgovornost',
      heading: msg`Odgovornost`,
      blocks: [
        msg`Portal se nudi onakav kakav jest, radi pokazivanja i ispitivanja. Ne jamčimo da će raditi bez prekida ni da su podaci točni. Ništa u ovim uvjetima ne umanjuje prava koja vam kao potrošaču daje zakon.`,
      ],
    },
    {
      id: 'prava',
      heading: msg`Autorska prava i izvori`,
      blocks: [
        msg`Izvorni kod portala objavljen je pod licencijom MIT. Podaci o mjestima potječu iz OpenStreetMapa, Državne geodetske uprave, Grada Zagreba i baze GeoNames, uz uvjete navedene na dnu svake stranice. Tekst i fotografije oglasa pripadaju oglašivačima.`,
      ],
    },
    {
      id: 'izmjene',
      heading: msg`Izmjene i mjerodavno pravo`,
      blocks: [
        msg`Uvjeti se mogu mijenjati; dan zadnje izmjene stoji na kraju stranice. Na njih se primjenjuje hrvatsko pravo. Osobne podatke opisuje stranica [Zaštita privatnosti](privacy), a pohranu u pregledniku [Kolačići](cookies).`,
      ],
    },
  ],
};
