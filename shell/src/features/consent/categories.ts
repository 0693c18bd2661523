import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConsentCategory } from '@kvadrat/contracts/remote';

interface CategoryText {
  category: ConsentCategory;
  name: MessageDescriptor;
  /** What is done with it, and by whom. */
  use: MessageDescriptor;
  /** What is stored, how it is called there, and for how long. */
  stored: MessageDescriptor;
}

/** What somebody may allow, in the order it is asked. */
export const CATEGORIES: readonly CategoryText[] = [
  {
    category: 'functional',
    name: msg`Pogodnosti`,
    use: msg`Google vam nudi brzu prijavu, ako je voditelj uključi, i tada vidi vašu adresu IP. Kad ispitujemo dvije inačice stranice, svaki put dobivate istu.`,
    stored: msg`Kolačić g_state Googleove prijave, najdulje 180 dana; kolačić kvadrat_arms s nasumičnim brojem, pola godine.`,
  },
  {
    category: 'analytics',
    name: msg`Mjerenje posjeta`,
    use: msg`Brojimo otvorene stranice, pretrage i brzinu učitavanja. Podaci ostaju na našem poslužitelju, bez imena i bez trećih strana.`,
    stored: msg`Lokalna pohrana track-…, dok ne povučete pristanak; događaji na poslužitelju 14 mjeseci.`,
  },
  {
    category: 'marketing',
    name: msg`Promidžba`,
    use: msg`Zasad ne radi ništa. Kad budemo mjerili koji vas je oglas na drugim stranicama doveo k nama, pitat ćemo vas ponovno.`,
    stored: msg`Ništa ne spremamo.`,
  },
  {
    category: 'replay',
    name: msg`Snimanje poruka`,
    use: msg`Zasad ne radi ništa. Prije nego što počnemo snimati pokrete na stranici s porukama kako bismo našli greške, pitat ćemo vas ponovno.`,
    stored: msg`Ništa ne spremamo.`,
  },
];
