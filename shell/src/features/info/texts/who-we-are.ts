import { msg } from '@lingui/core/macro';
import type { InfoText } from '../info-text';

/** Says who runs the portal. */
export const whoWeAre: InfoText = {
  title: msg`Tko smo`,
  description: msg`Kvadrat je demonstracijski portal za nekretnine u Hrvatskoj: što nudi, kako radi i po kojim načelima prikazuje oglase.`,
  lead: msg`Kvadrat je portal za nekretnine u Hrvatskoj na devet jezika. Ime mu je riječ kojom se u razgovoru kaže kvadratni metar.`,
  sections: [
    {
      id: 'portal',
      heading: msg`Što ovdje možete`,
      blocks: [
        msg`Na jednom mjestu pregledavate stanove, kuće, zemljišta i poslovne prostore na prodaju i za najam, od Savudrije do Prevlake. Tražite po mjestu, cijeni, površini i opremi, a adresu svake pretrage možete spremiti ili poslati dalje.`,
        msg`Svaki oglas pokazuje ono što kupcu i najmoprimcu prvo treba: cijenu i cijenu po kvadratu, mjesto, neto i bruto površinu, kat i energetski razred. Oglašivaču se javljate izravno, bez posrednika s naše strane.`,
      ],
    },
    {
      id: 'demonstracija',
      heading: msg`Ovo je demonstracijski portal`,
      blocks: [
        msg`Oglasi, agencije i osobe koje vidite su izmišljeni, a slike su nacrtane. Cijene i površine složene su tako da nalikuju hrvatskom tržištu, ali nijedna nekretnina iz tih oglasa ne postoji i ne može se kupiti ni unajmiti.`,
        msg`Iza portala ne stoji trgovačko društvo. Zato ovdje nema tvrtke, sjedišta, OIB-a ni broja upisa u sudski registar. Tko portal pokrene za stvarno poslovanje, na ovo mjesto upisuje vlastite podatke.`,
      ],
    },
    {
      id: 'nacela',
      heading: msg`Naša načela`,
      blocks: [
        [
          msg`Plaćeni položaj uvijek nosi oznaku „Istaknuto”.`,
          msg`Tražena cijena nikad se ne miješa s ostvarenom, a usporedba cijena kaže s koliko je oglasa napravljena.`,
          msg`Ako oglašivač skriva točnu adresu, ne šaljemo je ni vašem pregledniku.`,
          msg`Portal radi i bez skripti, na starijem telefonu i na sporoj vezi.`,
          msg`Ne prodajemo podatke posjetitelja i ne prikazujemo tuđe reklame.`,
        ],
      ],
    },
    {
      id: 'jezici',
      heading: msg`Devet jezika`,
      blocks: [
        msg`Portal govori hrvatski, njemački, engleski, talijanski, francuski, španjolski, ruski, portugalski i grčki. Tekst oglasa ostaje na jeziku na kojem ga je oglašivač napisao, osim ako je dao i prijevod.`,
      ],
    },
    {
      id: 'pristupacnost',
      heading: msg`Pristupačnost`,
      blocks: [
        msg`Stranice pratimo prema smjernicama WCAG 2.2, razina AA: mogu se koristiti samo tipkovnicom, čitačem zaslona, uz uvećanje od 200 % i bez animacija. Ako naiđete na prepreku, [javite nam](contactUs) na kojoj stranici i čime se služite.`,
      ],
    },
    {
      id: 'javite-se',
      heading: msg`Javite se`,
      blocks: [
        msg`Pitanja, prijedloge i primjedbe pošaljite [obrascem za kontakt](contactUs). O samoj nekretnini pitajte oglašivača na stranici oglasa.`,
      ],
    },
  ],
};
