import type { StaticTexts } from '../static-text';

export const hr: StaticTexts = {
  home: 'Početna',
  contents: 'Na ovoj stranici',
  morePages: 'Povezane stranice',
  updated: 'Zadnja izmjena:',
  contactUs: 'Kontaktirajte nas',
  whoWeAre: {
    title: 'Tko smo',
    description: 'Kvadrat je demonstracijski portal za nekretnine u Hrvatskoj: što nudi, kako radi i po kojim načelima prikazuje oglase.',
    lead: 'Kvadrat je portal za nekretnine u Hrvatskoj na devet jezika. Ime mu je riječ kojom se u razgovoru kaže kvadratni metar.',
    sections: {
      portal: {
        heading: 'Što ovdje možete',
        blocks: [
          'Na jednom mjestu pregledavate stanove, kuće, zemljišta i poslovne prostore na prodaju i za najam, od Savudrije do Prevlake. Tražite po mjestu, cijeni, površini i opremi, a adresu svake pretrage možete spremiti ili poslati dalje.',
          'Svaki oglas pokazuje ono što kupcu i najmoprimcu prvo treba: cijenu i cijenu po kvadratu, mjesto, neto i bruto površinu, kat i energetski razred. Oglašivaču se javljate izravno, bez posrednika s naše strane.',
        ],
      },
      demonstracija: {
        heading: 'Ovo je demonstracijski portal',
        blocks: [
          'Oglasi, agencije i osobe koje vidite su izmišljeni, a slike su nacrtane. Cijene i površine složene su tako da nalikuju hrvatskom tržištu, ali nijedna nekretnina iz tih oglasa ne postoji i ne može se kupiti ni unajmiti.',
          'Iza portala ne stoji trgovačko društvo. Zato ovdje nema tvrtke, sjedišta, OIB-a ni broja upisa u sudski registar. Tko portal pokrene za stvarno poslovanje, na ovo mjesto upisuje vlastite podatke.',
        ],
      },
      nacela: {
        heading: 'Naša načela',
        blocks: [
          [
            'Plaćeni položaj uvijek nosi oznaku „Istaknuto”.',
            'Tražena cijena nikad se ne miješa s ostvarenom, a usporedba cijena kaže s koliko je oglasa napravljena.',
            'Ako oglašivač skriva točnu adresu, ne šaljemo je ni vašem pregledniku.',
            'Portal radi i bez skripti, na starijem telefonu i na sporoj vezi.',
            'Ne prodajemo podatke posjetitelja i ne prikazujemo tuđe reklame.',
          ],
        ],
      },
      jezici: {
        heading: 'Devet jezika',
        blocks: [
          'Portal govori hrvatski, njemački, engleski, talijanski, francuski, španjolski, ruski, portugalski i grčki. Tekst oglasa ostaje na jeziku na kojem ga je oglašivač napisao, osim ako je dao i prijevod.',
        ],
      },
      pristupacnost: {
        heading: 'Pristupačnost',
        blocks: [
          'Stranice pratimo prema smjernicama WCAG 2.2, razina AA: mogu se koristiti samo tipkovnicom, čitačem zaslona, uz uvećanje od 200 % i bez animacija. Ako naiđete na prepreku, [javite nam](contactUs) na kojoj stranici i čime se služite.',
        ],
      },
      'javite-se': {
        heading: 'Javite se',
        blocks: ['Pitanja, prijedloge i primjedbe pošaljite [obrascem za kontakt](contactUs). O samoj nekretnini pitajte oglašivača na stranici oglasa.'],
      },
    },
  },
  terms: {
    title: 'Uvjeti korištenja',
    description: 'Pravila korištenja demonstracijskog portala Kvadrat: oglasi, obveze oglašivača, isticanje, odgovornost i autorska prava.',
    lead: 'Ovi uvjeti kažu što smijete očekivati od portala i što portal očekuje od vas. Vrijede od trenutka kada ga počnete koristiti.',
    sections: {
      tko: {
        heading: 'Tko stoji iza portala',
        blocks: [
          'Kvadrat je demonstracijski portal. Na ovom bi mjestu stajali tvrtka, sjedište, OIB, upis u registar i kontakt pružatelja usluge. Kako društva nema, nema ni tih podataka, a s portalom se ne može sklopiti ugovor.',
        ],
      },
      usluga: {
        heading: 'Što portal pruža',
        blocks: [
          'Portal objavljuje oglase za prodaju i najam nekretnina i omogućuje da ih pretražujete i da se javite oglašivaču. Portal ne posreduje u prometu nekretnina, ne zastupa nijednu stranu i ne sudjeluje u pregovorima, kapari ni ugovoru.',
          'Pregledavanje je besplatno i bez registracije.',
        ],
      },
      oglasi: {
        heading: 'Podaci u oglasima',
        blocks: [
          'Za sadržaj oglasa odgovara oglašivač. Na demonstracijskom portalu oglasi su izmišljeni i ne služe kao ponuda. Prije svake stvarne odluke provjerite vlasništvo i terete u zemljišnim knjigama, uporabnu dozvolu, energetski certifikat i stanje na licu mjesta.',
          'Cijena po kvadratu računa se iz tražene cijene i prikazane površine. Usporedbe cijena i procjene služe za orijentaciju.',
        ],
      },
      oglasivaci: {
        heading: 'Obveze oglašivača',
        blocks: [
          'Oglašivač objavljuje samo nekretnine kojima smije raspolagati i pritom:',
          [
            'navodi točnu cijenu, površinu, mjesto i energetski razred ili kaže da je certifikat u izradi',
            'objavljuje vlastite fotografije ili one za koje ima pravo',
            'uklanja oglas čim je nekretnina prodana ili iznajmljena',
            'nikoga ne isključuje prema podrijetlu, vjeri, spolu, obitelji, invaliditetu ili drugoj zaštićenoj osobini.',
          ],
          'Oglas koji krši ova pravila ili zakon može biti uklonjen, uz obavijest oglašivaču i razlog. Sporan oglas [prijavite nam](contactUs).',
        ],
      },
      isticanje: {
        heading: 'Istaknuti oglasi i redoslijed',
        blocks: [
          'Oglašivač može platiti bolji položaj. Takvi oglasi nose oznaku „Istaknuto”; plaćenih razina ima pet. Oglasi agencije koja kasni s plaćanjem računaju se kao neplaćeni.',
          'Poredak „po važnosti” gleda samo dvoje: prvo plaćenu razinu, od najviše prema oglasima bez nje, a unutar iste razine datum objave, od najnovijeg. Upisani uvjeti odlučuju koji se oglasi prikazuju, a na redoslijed ne utječu. Ne utječu ni potpunost oglasa, ni vaše ranije pretrage, ni ono što o vama znamo.',
          'Ostali poreci idu po onome što im kaže ime; oglasi bez tog podatka dolaze na kraj. „Prvo agencije” i „prvo privatni oglašivači” dalje slijede važnost, a „prvo sniženi” veličinu sniženja pa datum objave. Slični oglasi poredani su po tome koliko im je cijena blizu. Redoslijed možete promijeniti na svakom popisu.',
        ],
      },
      koristenje: {
        heading: 'Dopušteno korištenje',
        blocks: [
          'Portal smijete koristiti za osobno traženje nekretnine i za vlastito poslovanje s oglasima. Nije dopušteno slati neželjene poruke oglašivačima, skupljati njihove podatke za kontakt, zaobilaziti ograničenja ili opterećivati poslužitelje.',
        ],
      },
      odgovornost: {
        heading: 'Odgovornost',
        blocks: [
          'Portal se nudi onakav kakav jest, radi pokazivanja i ispitivanja. Ne jamčimo da će raditi bez prekida ni da su podaci točni. Ništa u ovim uvjetima ne umanjuje prava koja vam kao potrošaču daje zakon.',
        ],
      },
      prava: {
        heading: 'Autorska prava i izvori',
        blocks: [
          'Izvorni kod portala objavljen je pod licencijom MIT. Podaci o mjestima potječu iz OpenStreetMapa, Državne geodetske uprave, Grada Zagreba i baze GeoNames, uz uvjete navedene na dnu svake stranice. Tekst i fotografije oglasa pripadaju oglašivačima.',
        ],
      },
      izmjene: {
        heading: 'Izmjene i mjerodavno pravo',
        blocks: ['Uvjeti se mogu mijenjati; dan zadnje izmjene stoji na kraju stranice. Na njih se primjenjuje hrvatsko pravo. Osobne podatke opisuje stranica [Zaštita privatnosti](privacy), a pohranu u pregledniku [Kolačići](cookies).'],
      },
    },
  },
  privacy: {
    title: 'Zaštita privatnosti',
    description: 'Koje osobne podatke Kvadrat obrađuje, zašto, koliko ih dugo čuva i kako ostvarujete svoja prava.',
    lead: 'Portal traži što manje podataka. Ovdje piše koji su to, čemu služe, tko ih vidi i kada nestaju.',
    sections: {
      voditelj: {
        heading: 'Tko obrađuje podatke',
        blocks: ['Voditelj obrade je osoba koja je pokrenula ovu instalaciju portala. Na stvarnom bi portalu ovdje stajali njezin naziv, adresa i službenik za zaštitu podataka. Do nje dolazite [obrascem za kontakt](contactUs), tema „Privatnost”.'],
      },
      podaci: {
        heading: 'Koje podatke obrađujemo',
        blocks: [
          [
            'Poruka iz obrasca za kontakt: tema, ime, adresa e-pošte, tekst i jezik stranice.',
            'Poruka oglašivaču, zahtjev za razgled i prijedlog cijene: ime, adresa e-pošte, telefon, tekst, termini ili iznos, jezik stranice i odgovori obiju strana.',
            'Prijava oglasa: razlog, obrazloženje, ime i adresa e-pošte.',
            'Adresa IP: samo u radnoj memoriji, nekoliko minuta, da bismo ograničili broj zahtjeva. Ne upisujemo je u zapise ni u bazu.',
            'Račun: ime i prezime, adresa e-pošte, po želji telefon, jezik, privole i vrijeme kada su dane, spojene usluge za prijavu. Lozinka se čuva samo kao sažetak iz kojeg se ne može pročitati, a brojači pokušaja prijave čuvaju sažetak adrese IP.',
            'Zapisi poslužitelja: vrijeme, adresa stranice, ishod i trajanje. Adrese e-pošte u njima su prekrivene.',
            'Spremljeni oglasi i nedavne pretrage: bez računa ostaju u vašem pregledniku i ne šalju se nama, a s računom se čuvaju uz njega.',
          ],
          'Ne pratimo vas na drugim stranicama, ne izrađujemo profile i ne donosimo automatizirane odluke.',
        ],
      },
      svrhe: {
        heading: 'Svrha i pravna osnova',
        blocks: [
          {
            head: ['Obrada', 'Svrha', 'Osnova (GDPR, čl. 6.)'],
            rows: [
              ['Poruka iz obrasca', 'odgovor na vaš upit', 'legitimni interes, st. 1. (f), ili koraci prije ugovora, (b)'],
              ['Upit o oglasu', 'prosljeđivanje oglašivaču i odgovor vama', 'koraci prije ugovora, st. 1. (b)'],
              ['Prijava oglasa', 'provjera oglasa i obavijest o odluci', 'pravna obveza, st. 1. (c)'],
              ['Račun', 'prijava i usluge vezane uz račun', 'ugovor, st. 1. (b); obavijesti: privola, (a)'],
              ['Ograničenje zahtjeva', 'zaštita od zlouporabe', 'legitimni interes, st. 1. (f)'],
              ['Zapisi poslužitelja', 'otkrivanje grešaka', 'legitimni interes, st. 1. (f)'],
            ],
          },
        ],
      },
      primatelji: {
        heading: 'Tko vidi podatke',
        blocks: ['Poruku iz obrasca za kontakt vidi samo onaj tko vodi portal. Vama šaljemo potvrdu s brojem poruke na adresu koju ste upisali. Za slanje se koristi poslužitelj e-pošte voditelja. Podaci se ne prodaju i ne daju mrežama za oglašavanje ni analitičkim službama.', 'Upit o oglasu dobiva njegov oglašivač: ime, telefon i ono što ste napisali, tražili ili predložili. Vašu adresu e-pošte ne vidi, ni vi njegovu: odgovore prosljeđujemo.'],
      },
      rokovi: {
        heading: 'Koliko dugo ih čuvamo',
        blocks: [['Poruke iz obrasca brišu se same nakon 12 mjeseci.', 'Razgovore s oglašivačima brišemo 24 mjeseca nakon zadnje poruke ili zajedno s vašim računom, a upite koje niste potvrdili nakon sedam dana. Podatke onoga tko je prijavio oglas brišemo 12 mjeseci nakon odluke.', 'Račun se čuva dok ne zatražite brisanje. Prijava traje najviše 180 dana, poveznica za potvrdu adrese 24 sata, ona za novu lozinku 30 minuta.', 'Kopije poslanih poruka e-pošte brišu se nakon 30 dana.', 'Podatke u pregledniku brišete sami, kad god želite; upute su na stranici [Kolačići](cookies).']],
      },
      'vasa-prava': {
        heading: 'Vaša prava',
        blocks: ['Možete zatražiti uvid u svoje podatke, ispravak, brisanje, ograničenje obrade i prijenos te podnijeti prigovor. Javite se [obrascem](contactUs) s iste adrese e-pošte i navedite broj poruke iz potvrde. Odgovaramo u roku od mjesec dana.'],
      },
      prituzba: {
        heading: 'Pritužba',
        blocks: ['Ako smatrate da su vaša prava povrijeđena, možete se obratiti Agenciji za zaštitu osobnih podataka (AZOP) u Zagrebu ili nadzornom tijelu zemlje u kojoj živite.'],
      },
    },
  },
  cookies: {
    title: 'Kolačići',
    description: 'Kvadrat ne postavlja kolačiće za praćenje. Popis svega što portal sprema u vaš preglednik, čemu služi i kako se briše.',
    lead: 'Za pregledavanje portala ne trebaju kolačići i ne postavljamo nijedan. Nekoliko sitnica spremamo u vašem pregledniku jer ste to zatražili.',
    sections: {
      kolacici: {
        heading: 'Što su kolačići i lokalna pohrana',
        blocks: ['Kolačić je mali zapis koji preglednik šalje poslužitelju pri svakom otvaranju stranice. Lokalna pohrana ostaje u pregledniku i ne šalje se sama. Kvadrat koristi lokalnu pohranu, a kolačiće samo za prijavu i u ispitivanju.'],
      },
      popis: {
        heading: 'Što se sprema',
        blocks: [
          {
            head: ['Naziv', 'Vrsta', 'Čemu služi', 'Trajanje'],
            rows: [
              ['favourites', 'lokalna pohrana', 'popis oglasa koje ste spremili', 'dok ga ne obrišete'],
              ['saved-details', 'lokalna pohrana', 'uz spremljene oglase: kada ste ih spremili, napomene i mape', 'dok ih ne obrišete'],
              ['hidden-ads', 'lokalna pohrana', 'popis oglasa koje ste sakrili', 'dok ih ne vratite'],
              ['compare', 'lokalna pohrana', 'najviše četiri oglasa koja ste odabrali za usporedbu', 'dok ih ne uklonite'],
              ['seen-ads', 'lokalna pohrana', 'zadnjih 300 oglasa koje ste otvorili, kako bi na njima pisalo „Pogledano”', 'dok ne obrišete podatke preglednika'],
              ['map-closed, map-still', 'lokalna pohrana', 'zatvorili ste kartu pokraj popisa; pretraga ne prati kartu', 'dok kartu ne otvorite ili praćenje ne uključite'],
              ['recent-searches', 'lokalna pohrana', 'vaše zadnje pretrage na početnoj stranici', 'dok ih ne obrišete'],
              ['recent-places', 'lokalna pohrana', 'mjesta koja ste zadnja birali u pretrazi', 'dok ih ne obrišete u pregledniku'],
              ['microphone', 'lokalna pohrana', 'što je preglednik zadnje rekao o mikrofonu: pita, dopušta ili ne dopušta', 'dok ga ne obrišete'],
              ['scroll', 'pohrana kartice', 'vraća vas na isto mjesto popisa kad se vratite natrag', 'dok je kartica otvorena'],
              ['save-search', 'pohrana kartice', 'pretraga koju spremate dok se ne prijavite', 'najdulje pola sata'],
              ['kvadrat_canary', 'kolačić', 'nasumični broj koji odlučuje hoćete li prije drugih vidjeti novu verziju; samo dok se ona ispituje', 'do kraja ispitivanja'],
              ['kvadrat_override', 'kolačić', 'pokazuje neobjavljenu verziju onome tko je otvorio poveznicu za njezin pregled', 'najviše dok poveznica vrijedi'],
              ['kvadrat_flags', 'kolačić', 'uključene ili isključene značajke; postoji samo na razvojnom poslužitelju', 'do zatvaranja preglednika'],
              ['kvadrat_break', 'kolačić', 'modul koji je razvojni programer namjerno pokvario; postoji samo na razvojnom poslužitelju', 'do zatvaranja preglednika'],
              ['kvadrat_staff', 'kolačić', 'prijava osoblja koje upravlja portalom; posjetitelji ga nemaju', '8 sati'],
              ['IMMSESSID', 'kolačić', 'javna polovica prijave, po kojoj stranica zna da ste prijavljeni; sama ne otvara ništa', '400 dana; prijava prestaje nakon 30 dana bez posjeta, a najkasnije nakon 180'],
              ['imm_key, __Host-imm_key, __Secure-imm_key', 'kolačić', 'tajna polovica prijave, nedostupna skriptama; postoji samo dok ste prijavljeni', '400 dana; prijava prestaje nakon 30 dana bez posjeta, a najkasnije nakon 180'],
              ['imm_csrf, __Host-imm_csrf', 'kolačić', 'nasumični broj koji štiti obrasce za prijavu od tuđih stranica; nastaje kad otvorite prijavu', 'do zatvaranja preglednika'],
              ['signup_social, user_uuid, email, phone', 'kolačić', 'stranici javljaju tko se prijavio u zasebnom prozoru i je li račun nov', '60 sekundi'],
              ['kvadrat-social', 'lokalna pohrana', 'javlja stranici da je prijava u zasebnom prozoru gotova', 'briše se odmah'],
              ['session-changed, marks-changed', 'lokalna pohrana', 'javlja drugim karticama da ste se prijavili ili odjavili', 'briše se odmah'],
            ],
          },
          'Ti su zapisi nužni za ono što ste sami zatražili, pa za njih ne tražimo privolu.',
        ],
      },
      'treca-strana': {
        heading: 'Treće strane',
        blocks: ['Stranice ne učitavaju tuđe skripte, fontove, karte ni slike. Nema analitike, oglasnih mreža ni dodataka društvenih mreža. Ako se to promijeni, o tome ćemo vas pitati prije nego što se išta spremi.', 'Gumbi za prijavu putem usluga Google, Facebook i Apple ne učitavaju ništa njihovo: tek kad ih pritisnete, odlazite na njihovu stranicu, gdje vrijede njihova pravila, a nama se vraćaju ime i adresa e-pošte. Googleova se skripta učitava samo neprijavljenima, i to ako je voditelj uključio Google One Tap.'],
      },
      brisanje: {
        heading: 'Kako obrisati ili spriječiti',
        blocks: ['U postavkama preglednika možete obrisati podatke ove stranice ili zabraniti pohranu. Portal radi i tada, samo neće pamtiti spremljene oglase i pretrage. O osobnim podacima više piše u [Zaštiti privatnosti](privacy).'],
      },
    },
  },
};
