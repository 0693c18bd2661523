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
    use: msg`Vaš preglednik pamti zadnju e-poštu i telefon kao otisak iz kojeg ih ne čitamo, i istu inačicu stranice koja se ispituje. Google vam nudi brzu prijavu, ako je voditelj uključi, i tada vidi vašu adresu IP.`,
    stored: msg`Lokalna pohrana hash-…, dok ne povučete pristanak.`,
  },
  {
    category: 'analytics',
    name: msg`Mjerenje posjeta`,
    use: msg`Brojimo otvorene stranice, pretrage i brzinu učitavanja. Podaci ostaju na našem poslužitelju, bez imena i bez trećih strana.`,
    stored: msg`Kolačići i lokalna pohrana ajs_…, track-… i persisted-queue:…, najdulje godinu dana; događaji na poslužitelju 14 mjeseci.`,
  },
  {
    category: 'marketing',
    name: msg`Promidžba`,
    use: msg`Mjerimo koji vas je oglas na drugim stranicama doveo k nama.`,
    stored: msg`Kolačić kvadrat-crm, najdulje 400 dana.`,
  },
  {
    category: 'replay',
    name: msg`Snimanje poruka`,
    use: msg`Kad ste prijavljeni, na stranici s porukama snimamo pokrete i pritiske kako bismo našli greške. Tekst poruka i polja ne snimaju se.`,
    stored: msg`Pohrana kartice replay-…, dok je kartica otvorena.`,
  },
];
