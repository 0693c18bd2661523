import { msg } from '@lingui/core/macro';
import type { InfoText } from '../info-text';

/** Says what is stored in the browser. */
export const cookies: InfoText = {
  title: msg`Kolačići`,
  description: msg`Popis svega što Kvadrat sprema u vaš preglednik, čemu služi, koliko traje i kako se briše.`,
  lead: msg`Za pregledavanje portala dovoljno je ono što je nužno. Sve ostalo spremamo tek kad to dopustite.`,
  sections: [
    {
      id: 'kolacici',
      heading: msg`Što su kolačići i lokalna pohrana`,
      blocks: [
        msg`Kolačić je mali zapis koji preglednik šalje poslužitelju pri svakom otvaranju stranice. Lokalna pohrana ostaje u pregledniku i ne šalje se sama. Kvadrat koristi lokalnu pohranu, a kolačiće za prijavu, za vaš izbor o kolačićima i u ispitivanju.`,
      ],
    },
    {
      id: 'popis',
      heading: msg`Što se sprema`,
      blocks: [
        {
          head: [msg`Naziv`, msg`Vrsta`, msg`Čemu služi`, msg`Trajanje`],
          rows: [
            [
              'kvadrat_consent',
              msg`kolačić`,
              msg`pamti što ste dopustili da se sprema, i broj potvrde o tome`,
              msg`6 mjeseci`,
            ],
            ['favourites', msg`lokalna pohrana`, msg`popis oglasa koje ste spremili`, msg`dok ga ne obrišete`],
            [
              'saved-details',
              msg`lokalna pohrana`,
              msg`uz spremljene oglase: kada ste ih spremili, napomene i mape`,
              msg`dok ih ne obrišete`,
            ],
            ['hidden-ads', msg`lokalna pohrana`, msg`popis oglasa koje ste sakrili`, msg`dok ih ne vratite`],
            [
              'compare',
              msg`lokalna pohrana`,
              msg`najviše četiri oglasa koja ste odabrali za usporedbu`,
              msg`dok ih ne uklonite`,
            ],
            [
              'seen-ads',
              msg`lokalna pohrana`,
              msg`zadnjih 300 oglasa koje ste otvorili, kako bi na njima pisalo „Pogledano”`,
              msg`dok ne obrišete podatke preglednika`,
            ],
            [
              'map-closed, map-still',
              msg`lokalna pohrana`,
              msg`zatvorili ste kartu pokraj popisa; pretraga ne prati kartu`,
              msg`dok kartu ne otvorite ili praćenje ne uključite`,
            ],
            [
              'recent-searches',
              msg`lokalna pohrana`,
              msg`vaše zadnje pretrage na početnoj stranici`,
              msg`dok ih ne obrišete`,
            ],
            [
              'recent-places',
              msg`lokalna pohrana`,
              msg`mjesta koja ste zadnja birali u pretrazi`,
              msg`dok ih ne obrišete u pregledniku`,
            ],
            [
              'microphone',
              msg`lokalna pohrana`,
              msg`što je preglednik zadnje rekao o mikrofonu: pita, dopušta ili ne dopušta`,
              msg`dok to ne obrišete`,
            ],
            [
              'scroll',
              msg`pohrana kartice`,
              msg`vraća vas na isto mjesto popisa kad se vratite natrag`,
              msg`dok je kartica otvorena`,
            ],
            [
              'save-search',
              msg`pohrana kartice`,
              msg`pretraga koju spremate dok se ne prijavite`,
              msg`najdulje pola sata`,
            ],
            [
              'kvadrat_canary',
              msg`kolačić`,
              msg`nasumični broj koji odlučuje hoćete li prije drugih vidjeti novu verziju; samo dok se ona ispituje`,
              msg`do kraja ispitivanja`,
            ],
            [
              'kvadrat_override',
              msg`kolačić`,
              msg`pokazuje neobjavljenu verziju onome tko je otvorio poveznicu za njezin pregled`,
              msg`najviše dok poveznica vrijedi`,
            ],
            [
              'kvadrat_flags',
              msg`kolačić`,
              msg`uključene ili isključene značajke; postoji samo na razvojnom poslužitelju`,
              msg`do zatvaranja preglednika`,
            ],
            [
              'kvadrat_break',
              msg`kolačić`,
              msg`modul koji je razvojni programer namjerno pokvario; postoji samo na razvojnom poslužitelju`,
              msg`do zatvaranja preglednika`,
            ],
            [
              'kvadrat_staff',
              msg`kolačić`,
              msg`prijava osoblja koje upravlja portalom; posjetitelji ga nemaju`,
              msg`8 sati`,
            ],
            [
              'IMMSESSID',
              msg`kolačić`,
              msg`javna polovica prijave, po kojoj stranica zna da ste prijavljeni; sama ne otvara ništa`,
              msg`400 dana; prijava prestaje nakon 30 dana bez posjeta, a najkasnije nakon 180`,
            ],
            [
              'imm_key, __Host-imm_key, __Secure-imm_key',
              msg`kolačić`,
              msg`tajna polovica prijave, nedostupna skriptama; postoji samo dok ste prijavljeni`,
              msg`400 dana; prijava prestaje nakon 30 dana bez posjeta, a najkasnije nakon 180`,
            ],
            [
              'imm_csrf, __Host-imm_csrf',
              msg`kolačić`,
              msg`nasumični broj koji štiti obrasce za prijavu od tuđih stranica; nastaje kad otvorite prijavu`,
              msg`do zatvaranja preglednika`,
            ],
            [
              'signup_social, user_uuid, email, phone',
              msg`kolačić`,
              msg`stranici javljaju tko se prijavio u zasebnom prozoru i je li račun nov`,
              msg`60 sekundi`,
            ],
            [
              'kvadrat-social',
              msg`lokalna pohrana`,
              msg`javlja stranici da je prijava u zasebnom prozoru gotova`,
              msg`briše se odmah`,
            ],
            [
              'session-changed, marks-changed',
              msg`lokalna pohrana`,
              msg`javlja drugim karticama da ste se prijavili ili odjavili`,
              msg`briše se odmah`,
            ],
          ],
        },
        msg`Ti su zapisi nužni za ono što ste sami zatražili, pa za njih ne tražimo privolu.`,
      ],
    },
    {
      id: 'izbor',
      heading: msg`Što spremamo samo uz vaš pristanak`,
      blocks: [
        [
          msg`Pogodnosti: g_state, kolačić Googleove prijave, najdulje 180 dana.`,
          msg`Pogodnosti: kvadrat_arms, nasumičan broj po kojem svaki put dobivate istu inačicu stranice koju ispitujemo, pola godine.`,
          msg`Mjerenje posjeta: track-…, lokalna pohrana, dok ne povučete pristanak. Događaje čuvamo na svojem poslužitelju 14 mjeseci.`,
          msg`Promidžba i snimanje poruka: zasad ništa.`,
        ],
        msg`Bez pristanka poslužitelj broji samo koliko je puta koja stranica učitana, po danu i bez ičega po čemu bi se posjetitelji razlikovali.`,
        msg`Izbor mijenjate ili povlačite u podnožju svake stranice, pod „Postavke kolačića”. Čim nešto odbijete, prestaje raditi i briše se. Potvrdu o izboru čuvamo tri godine, bez ičega po čemu bismo vas prepoznali.`,
      ],
    },
    {
      id: 'treca-strana',
      heading: msg`Treće strane`,
      blocks: [
        msg`Stranice ne učitavaju tuđe skripte, fontove, karte ni slike. Posjete mjerimo sami, i to samo uz vaš pristanak. Nema oglasnih mreža ni dodataka društvenih mreža.`,
        msg`Gumbi za prijavu putem usluga Google, Facebook i Apple ne učitavaju ništa njihovo: tek kad ih pritisnete, odlazite na njihovu stranicu, gdje vrijede njihova pravila, a nama se vraćaju ime i adresa e-pošte. Googleova se skripta učitava samo neprijavljenima, i to ako je voditelj uključio Google One Tap, a oni dopustili pogodnosti.`,
      ],
    },
    {
      id: 'brisanje',
      heading: msg`Kako obrisati ili spriječiti`,
      blocks: [
        msg`U postavkama preglednika možete obrisati podatke ove stranice ili zabraniti pohranu. Portal radi i tada, samo neće pamtiti spremljene oglase i pretrage. O osobnim podacima više piše u [Zaštiti privatnosti](privacy).`,
      ],
    },
  ],
};
