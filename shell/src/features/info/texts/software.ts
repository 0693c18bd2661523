import { msg } from '@lingui/core/macro';
import type { InfoText } from '../info-text';

/** Says what agencies can do with the portal today; nothing that is still to come. */
export const software: InfoText = {
  title: msg`Programi za agencije`,
  description: msg`Što agencije danas mogu na Kvadratu: uvoz oglasa, vlastita stranica, upiti kupaca i oglasi na svojim stranicama.`,
  lead: msg`Ovdje piše samo ono što već radi.`,
  sections: [
    {
      id: 'uvoz',
      heading: msg`Uvoz oglasa iz vašeg programa`,
      blocks: [
        msg`Oglase preuzimamo iz datoteka u zapisu Kyero 3, koji izvoze mnogi programi za agencije. Nakon svakog uvoza ostaje izvještaj: što je preuzeto, što nije i zašto.`,
        msg`Uvoz pokreće osoblje portala. Ponovljen uvoz iste datoteke ne mijenja ništa, a oglas kojeg u datoteci više nema povlači se iz ponude.`,
      ],
    },
    {
      id: 'stranica',
      heading: msg`Stranica agencije`,
      blocks: [
        msg`Svaka odobrena agencija ima stranicu s oglasima, osobama, uredima i upisom u registar posrednika. U imeniku agencija redoslijed određuje broj oglasa u mjestu; plaćanjem se ne mijenja.`,
      ],
    },
    {
      id: 'upiti',
      heading: msg`Upiti kupaca`,
      blocks: [
        msg`Poruke, molbe za razgled i ponude cijene stižu e-poštom, a odgovorom na tu poštu odgovarate kupcu. Broj telefona pokazujemo tek kad ga netko zatraži.`,
      ],
    },
    {
      id: 'ugradnja',
      heading: msg`Oglasi na vašim stranicama`,
      blocks: [
        msg`Popis ili kartu svojih oglasa možete ugraditi na vlastite stranice jednim retkom. Ugradnja ne postavlja kolačiće.`,
      ],
    },
    {
      id: 'pocetak',
      heading: msg`Kako početi`,
      blocks: [
        msg`Zahtjev za račun šaljete na stranici „Za agencije”, na koju vodi podnožje. Osoblje ga pregleda i javlja odluku e-poštom. Pitanja pošaljite [obrascem za kontakt](contactUs).`,
      ],
    },
  ],
};
