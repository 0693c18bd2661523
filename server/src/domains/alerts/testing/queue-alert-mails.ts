import type { Locale } from '@kvadrat/contracts/locales';
import type { Db } from '../../../platform/db';
import { queueMail } from '../../../platform/mail';
import { cardsOfAny } from '../../listings/api';
import { alertMail } from '../digest/alert-mail';
import { proveMail } from '../readers/prove-mail';

const PUBLIC_URL = 'https://kvadrat.example';
const LINK = `${PUBLIC_URL}/obavijesti/?veza=1-x`;

/** Queues the mails of alerts: of an ad that two searches found. @param key nothing else in the outbox has it */
export async function queueAlertMails(
  db: Db,
  { to, name, listingId, locale, key }: { to: string; name: string; listingId: number; locale: Locale; key: string },
): Promise<void> {
  const card = (await cardsOfAny(db, [listingId], locale, 1)).get(listingId)?.card;
  if (card === undefined) throw new Error(`there is no ad ${listingId}`);
  const told = { listingId, price: 200_000, priceBefore: 210_000, searches: [name], seq: 1, card };
  const ads = [
    { ...told, kind: 'cheaper' as const },
    { ...told, kind: 'dearer' as const },
  ];
  await queueMail(db, { to, template: proveMail, locale, data: { name, url: LINK }, key: `${key}-prove` });
  await queueMail(db, {
    to,
    template: alertMail,
    locale,
    data: { publicUrl: PUBLIC_URL, ads, manageUrl: LINK, allUrl: LINK },
    key: `${key}-alert`,
    unsubscribeUrl: LINK,
  });
}
