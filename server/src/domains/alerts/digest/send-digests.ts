import type { ListingCard } from '@kvadrat/contracts/api';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { queueMails, type MailOrder } from '../../../platform/mail';
import { queuePush } from '../../web-push/api';
import { cardsOfAny, type CardInState } from '../../listings/api';
import { alertsAddress, type AlertKeys } from './alert-keys';
import { alertMail, type AlertMail } from './alert-mail';
import { chooseNews, type ToldAd } from './choose-news';
import { pushNews, type AdNews } from './push-news';
import { knownAds, takeDue, untoldNews, type DueReader, type UntoldNews } from './take-due';

/** Mails that are made in one transaction. */
const AT_ONCE = 200;

export interface DigestDeps {
  db: Db;
  keys: AlertKeys;
  publicUrl: () => string;
}

interface Order {
  mail: MailOrder<AlertMail>;
  reader: DueReader;
  ads: readonly AdNews[];
}

interface Digest {
  reader: DueReader;
  email: string;
  news: readonly UntoldNews[];
  told: readonly ToldAd[];
  locale: Locale;
}

/**
 * Makes the mails whose time has come. A mail and the note of what it tells are one transaction: none is lost, none is made twice.
 * @returns how many people were looked at; 0 when nobody was due
 */
export async function sendDigests({ db, keys, publicUrl }: DigestDeps): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const due = await takeDue(tx, AT_ONCE);
    if (due.length === 0) return 0;
    const readers = due.filter(({ email }) => email !== null);
    const news = await untoldNews(tx, readers);
    const digests = digestsOf(readers, news, await knownAds(tx, readers, news));
    const orders = await ordersOf(tx, digests, keys, publicUrl());
    await queueMails(
      tx,
      orders.map(({ mail }) => mail),
    );
    for (const order of orders) await tellBrowsers(tx, order);
    await noteTold(tx, digests);
    await sql`
      UPDATE alert_reader SET
        soon_at = CASE WHEN soon_at <= now() THEN NULL ELSE soon_at END, daily_at = CASE WHEN daily_at <= now() THEN NULL ELSE daily_at END,
        mailed_at = CASE WHEN id = ANY(${digests.map(({ reader }) => reader.id)}::bigint[]) THEN now() ELSE mailed_at END
      WHERE id = ANY(${due.map(({ id }) => id)}::bigint[])`.execute(tx);
    return due.length;
  });
}

function digestsOf(
  readers: readonly DueReader[],
  news: readonly UntoldNews[],
  known: Parameters<typeof chooseNews>[2],
): Digest[] {
  const byReader = new Map<number, UntoldNews[]>();
  for (const item of news) {
    const own = byReader.get(item.readerId) ?? [];
    byReader.set(item.readerId, own);
    own.push(item);
  }
  return readers.flatMap((reader) => {
    const own = byReader.get(reader.id) ?? [];
    const told = chooseNews(reader.id, own, known);
    const last = own.at(-1);
    if (reader.email === null || last === undefined || told.length === 0) return [];
    return [{ reader, email: reader.email, news: own, told, locale: last.language }];
  });
}

/** A mail for each; of ads whose facts nobody may see any more nothing is told. */
async function ordersOf(
  tx: DbOrTransaction,
  digests: readonly Digest[],
  keys: AlertKeys,
  publicUrl: string,
): Promise<Order[]> {
  const cards = new Map<Locale, Map<number, CardInState>>();
  for (const locale of new Set(digests.map((digest) => digest.locale))) {
    const ids = digests.filter((digest) => digest.locale === locale).flatMap(({ told }) => told);
    cards.set(locale, await cardsOfAny(tx, [...new Set(ids.map(({ listingId }) => listingId))], locale, 1));
  }
  const orders: Order[] = [];
  for (const { reader, email, news, told, locale } of digests) {
    const ads = told.flatMap((ad) => {
      const card = cardOf(ad, cards.get(locale)?.get(ad.listingId));
      return card === null ? [] : [{ ...ad, card }];
    });
    if (ads.length === 0) continue;
    const manageUrl = alertsAddress(publicUrl, locale, await keys.make('reader', reader.id, reader.turn, tx));
    const key = `search-alert:${reader.id}:${news.at(-1)?.id ?? 0}`;
    const mail = {
      to: email,
      template: alertMail,
      locale,
      data: {
        publicUrl,
        ads,
        manageUrl,
        allUrl:
          reader.accountId === null ? manageUrl : `${publicUrl}${localizedPath(locale, USER_PATHS.savedSearches)}`,
      },
      key,
      unsubscribeUrl: manageUrl,
    };
    orders.push({ mail, reader, ads });
  }
  return orders;
}

/** Who wants to know at once is told by their browsers as well. */
async function tellBrowsers(tx: DbOrTransaction, { mail: { key }, reader, ads }: Order): Promise<void> {
  const say = reader.soon ? pushNews(ads) : null;
  if (say !== null && reader.accountId !== null) await queuePush(tx, { accountId: reader.accountId, key, say });
}

function cardOf({ kind }: ToldAd, found: CardInState | undefined): ListingCard | null {
  if (found === undefined) return null;
  const { state, card, withdrawnAt } = found;
  if (kind === 'sold' || kind === 'gone' || kind === 'dearer')
    return state === 'gone' && withdrawnAt === null ? null : card;
  // What was offered a moment ago and is no more is not worth a look.
  return state === 'active' ? card : null;
}

async function noteTold(tx: DbOrTransaction, digests: readonly Digest[]): Promise<void> {
  const told = digests.flatMap(({ reader, told: ads }) =>
    ads.map(({ listingId, seq }) => [reader.id, listingId, seq] as const),
  );
  await sql`
    INSERT INTO alert_told (reader_id, listing_id, change_seq)
    SELECT * FROM unnest(${told.map(([id]) => id)}::bigint[], ${told.map(([, id]) => id)}::int[], ${told.map(([, , seq]) => seq)}::bigint[])
    ON CONFLICT (reader_id, listing_id) DO UPDATE SET change_seq = excluded.change_seq, told_at = now()`.execute(tx);
  const last = new Map(digests.flatMap(({ news }) => news.map(({ searchId, id }) => [searchId, id] as const)));
  await sql`
    UPDATE saved_search SET told_news = told.last
    FROM unnest(${[...last.keys()]}::bigint[], ${[...last.values()]}::bigint[]) AS told (id, last) WHERE saved_search.id = told.id`.execute(
    tx,
  );
}
