import { msg } from '@lingui/core/macro';
import type { InfoText } from '../info-text';

/** Says what is done with personal data. */
export const privacy: InfoText = {
  title: msg`Zaštita privatnosti`,
  description: msg`Koje osobne podatke Kvadrat obrađuje, zašto, koliko ih dugo čuva i kako ostvarujete svoja prava.`,
  lead: msg`Portal traži što manje podataka. Ovdje piše koji su to, čemu služe, tko ih vidi i kada nestaju.`,
  sections: [
    {
      id: 'voditelj',
      heading: msg`Tko obrađuje podatke`,
      blocks: [
        msg`Voditelj obrade je osoba koja je pokrenula ovu instalaciju portala. Na stvarnom bi portalu ovdje stajali njezin naziv, adresa i službenik za zaštitu podataka. Do nje dolazite [obrascem za kontakt](contactUs), tema „Privatnost”.`,
      ],
    },
    {
      id: 'podaci',
      heading: msg`Koje podatke obrađujemo`,
      blocks: [
        [
          msg`Poruka iz obrasca za kontakt: tema, ime, adresa e-pošte, tekst i jezik stranice.`,
          msg`Poruka oglašivaču, zahtjev za razgled i prijedlog cijene: ime, adresa e-pošte, telefon, tekst, termini ili iznos, jezik stranice i odgovori obiju strana.`,
          msg`Poruka agenciji: tema, ime, adresa e-pošte, telefon, tekst i jezik stranice.`,
          msg`Vlastiti oglas: podaci o nekretnini, slike, ime i telefon za kontakt. Podatke o mjestu i fotoaparatu brišemo iz slika.`,
          msg`Prijava oglasa: razlog, obrazloženje, ime i adresa e-pošte.`,
          msg`Adresa IP: samo u radnoj memoriji, nekoliko minuta, da bismo ograničili broj zahtjeva. Ne upisujemo je u zapise ni u bazu.`,
          msg`Račun: ime i prezime, adresa e-pošte, po želji telefon, jezik, privole i vrijeme kada su dane, spojene usluge za prijavu. Lozinka se čuva samo kao sažetak iz kojeg se ne može pročitati, a brojači pokušaja prijave čuvaju sažetak adrese IP.`,
          msg`Zapisi poslužitelja: vrijeme, adresa stranice, ishod i trajanje. Adrese e-pošte u njima su prekrivene.`,
          msg`Spremljeni oglasi i nedavne pretrage: bez računa ostaju u vašem pregledniku i ne šalju se nama, a s računom se čuvaju uz njega.`,
        ],
        msg`Ne pratimo vas na drugim stranicama, ne izrađujemo profile i ne donosimo automatizirane odluke.`,
      ],
    },
    {
      id: 'svrhe',
      heading: msg`Svrha i pravna osnova`,
      blocks: [
        {
          head: [msg`Obrada`, msg`Svrha`, msg`Osnova (GDPR, čl. 6.)`],
          rows: [
            [
              msg`Poruka iz obrasca`,
              msg`odgovor na vaš upit`,
              msg`legitimni interes, st. 1. (f), ili koraci prije ugovora, (b)`,
            ],
            [msg`Upit o oglasu`, msg`prosljeđivanje oglašivaču i odgovor vama`, msg`koraci prije ugovora, st. 1. (b)`],
            [msg`Vlastiti oglas`, msg`objava oglasa koji ste napisali`, msg`ugovor, st. 1. (b)`],
            [msg`Prijava oglasa`, msg`provjera oglasa i obavijest o odluci`, msg`pravna obveza, st. 1. (c)`],
            [
              msg`Mjerenje posjeta`,
              msg`koje su stranice otvorene, kojim putem i koliko brzo; uz skraćenu adresu IP`,
              msg`privola, (a); 14 mjeseci`,
            ],
            [msg`Račun`, msg`prijava i usluge vezane uz račun`, msg`ugovor, st. 1. (b); obavijesti: privola, (a)`],
            [msg`Ograničenje zahtjeva`, msg`zaštita od zlouporabe`, msg`legitimni interes, st. 1. (f)`],
            [msg`Zapisi poslužitelja`, msg`otkrivanje grešaka`, msg`legitimni interes, st. 1. (f)`],
          ],
        },
      ],
    },
    {
      id: 'primatelji',
      heading: msg`Tko vidi podatke`,
      blocks: [
        msg`Poruku iz obrasca za kontakt vidi samo onaj tko vodi portal. Vama šaljemo potvrdu s brojem poruke na adresu koju ste upisali. Za slanje se koristi poslužitelj e-pošte voditelja. Podaci se ne prodaju i ne daju mrežama za oglašavanje ni analitičkim službama.`,
        msg`Upit o oglasu dobiva njegov oglašivač: ime, telefon i ono što ste napisali, tražili ili predložili. Vašu adresu e-pošte ne vidi, ni vi njegovu: odgovore prosljeđujemo.`,
      ],
    },
    {
      id: 'rokovi',
      heading: msg`Koliko dugo ih čuvamo`,
      blocks: [
        [
          msg`Poruke iz obrasca brišu se same nakon 12 mjeseci.`,
          msg`Razgovore s oglašivačima brišemo 24 mjeseca nakon zadnje poruke ili zajedno s vašim računom, a upite koje niste potvrdili nakon sedam dana. Podatke onoga tko je prijavio oglas brišemo 12 mjeseci nakon odluke.`,
          msg`Račun se čuva dok ne zatražite brisanje. Prijava traje najviše 180 dana, poveznica za potvrdu adrese 24 sata, ona za novu lozinku 30 minuta.`,
          msg`Skicu oglasa brišemo nakon zadnje izmjene: bez računa za 30 dana, uz račun za 180 dana. Oglas koji obrišete možete vratiti 30 dana, a zatim ga brišemo.`,
          msg`Kopije poslanih poruka e-pošte brišu se nakon 30 dana.`,
          msg`Podatke u pregledniku brišete sami, kad god želite; upute su na stranici [Kolačići](cookies).`,
        ],
      ],
    },
    {
      id: 'vasa-prava',
      heading: msg`Vaša prava`,
      blocks: [
        msg`Možete zatražiti uvid u svoje podatke, ispravak, brisanje, ograničenje obrade i prijenos te podnijeti prigovor. Javite se [obrascem](contactUs) s iste adrese e-pošte i navedite broj poruke iz potvrde. Odgovaramo u roku od mjesec dana.`,
      ],
    },
    {
      id: 'prituzba',
      heading: msg`Pritužba`,
      blocks: [
        msg`Ako smatrate da su vaša prava povrijeđena, možete se obratiti Agenciji za zaštitu osobnih podataka (AZOP) u Zagrebu ili nadzornom tijelu zemlje u kojoj živite.`,
      ],
    },
  ],
};
