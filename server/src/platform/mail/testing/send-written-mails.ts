import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { queueFixedMails, queueNamedMails } from '../../../domains/accounts/testing/queue-account-mails';
import { saveAgency } from '../../../domains/agencies/api';
import { queueAlertMails } from '../../../domains/alerts/testing/queue-alert-mails';
import { queueAgencyMails } from '../../../domains/agency-contact/testing';
import { queueRequestDecision, queueRequestMails } from '../../../domains/agency-sign-up/testing';
import { queueContactMails } from '../../../domains/contact/testing';
import { queueRightsMails } from '../../../domains/data-rights/testing/queue-rights-mails';
import type { Db } from '../../db';
import { openPlaces, startTestServer } from '../../db/testing/test-server';
import { insertListings } from '../../../domains/listings/api';
import { draft } from '../../../domains/listings/testing/draft';
import { queueModerationMails } from '../../../domains/moderation/testing/queue-moderation-mails';
import { queueAgencyInviteMail } from '../../../domains/memberships/testing/queue-agency-invite-mail';
import { queueOwnAdMails } from '../../../domains/own-ads/testing/queue-own-ad-mails';
import { queueInviteMail } from '../../../domains/saved/testing/queue-invite-mail';
import { queueReminderMail } from '../../../domains/visits/testing/queue-reminder-mail';
import { deliverDueMails } from '../deliver-mails';
import { smtpMailer } from '../smtp-mailer';
import { conversations } from './hold-conversation';
import { writtenBy, type Written } from './written';

/** What a parent orders. */
interface Order {
  texts: readonly string[];
  smtpUrl: string;
}

/** What it is told: who wrote what, and every mail by its key; the number in a recipient's address is the person's. */
export interface SentMails {
  written: readonly Written[];
  mails: readonly { key: string; template: string; recipient: string }[];
}

/** How many mails are on their way at a time. */
const SENDERS = 3;
/** How many conversations go on at a time. */
const AT_ONCE = 4;

/**
 * Program for journeys: puts texts into every field that reaches a mail, lets the server's own code compose every kind of
 * mail out of them, and hands the mails to a mail server. It has a database of its own, so that no portal is filled with them.
 * Ends when its parent lets go of it.
 */
async function main({ texts, smtpUrl }: Order): Promise<SentMails> {
  const server = await startTestServer();
  try {
    const { db, close } = await openPlaces();
    try {
      const written = texts.map((_, person) => writtenBy(texts, person));
      await writeAll(db, written);
      const mails = await db.selectFrom('mail_outbox').select(['key', 'template', 'recipient']).orderBy('id').execute();
      await sendAll(db, smtpUrl);
      return { written, mails };
    } finally {
      await close();
    }
  } finally {
    await server.stop();
  }
}

async function writeAll(db: Db, written: readonly Written[]): Promise<void> {
  const ads = await saveAds(db, written);
  const { hold } = conversations(db);
  const queue = [...written.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [person, words] = next;
      const talk = {
        listingId: ads[person] ?? 0,
        visitor: `posjetitelj${person}@primjer.hr`,
        advertiser: advertiserOf(person),
        locale: LOCALES[person % LOCALES.length] ?? 'hr',
        written: words,
      };
      await hold(talk);
      await writeForms(db, talk.visitor, words, talk.locale, person);
      await queueModerationMails(db, {
        listingId: talk.listingId,
        reporter: { name: words.name, email: talk.visitor, locale: talk.locale },
        explanation: words.message,
        reasons: words.reasons,
        key: `M-${person}`,
      });
      await queueInviteMail(db, {
        to: talk.visitor,
        by: words.name,
        name: words.title,
        locale: talk.locale,
        key: `I-${person}`,
      });
      await queueAgencyInviteMail(db, {
        to: talk.visitor,
        by: words.name,
        agency: words.title,
        locale: talk.locale,
        key: `J-${person}`,
      });
      const { listingId, visitor: to, locale } = talk;
      await queueAlertMails(db, { to, name: words.title, listingId, locale, key: `S-${person}` });
      await queueOwnAdMails(db, { to, title: words.title, locale, key: `O-${person}` });
      await queueReminderMail(db, { to, title: words.title, locale, key: `R-${person}` });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const advertiserOf = (person: number): string => `oglasivac${person}@agencija.hr`;

/** An ad of an agency of its own for each. @returns their ids */
async function saveAds(db: Db, written: readonly Written[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [person, { title, place, agency }] of written.entries()) {
    const agencyId = await saveAgency(db, {
      slug: `agencija-${person}`,
      name: agency,
      email: advertiserOf(person),
      phone: '+385 21 555 100',
    });
    const ad = draft({
      advertiser: { type: 'agenzia', agencyId },
      address: place,
      texts: { hr: { title, description: title } },
    });
    ids.push(...(await db.transaction().execute((tx) => insertListings(tx, [ad]))));
  }
  return ids;
}

async function writeForms(
  db: Db,
  email: string,
  { name, phone, message, company, oib, register, street, place, service, reasons }: Written,
  from: Locale,
  person: number,
): Promise<void> {
  const operator = `osoblje${person}@kvadrat.example`;
  await queueContactMails(
    db,
    { topic: 'general', name, email, message, reference: `K-${person}`, from },
    operator,
    true,
  );
  await queueRequestMails(
    db,
    {
      kind: 'agency',
      company,
      oib,
      register,
      street,
      place,
      name,
      email,
      phone,
      message,
      reference: `A-${person}`,
      from,
    },
    operator,
    true,
  );
  await queueAgencyMails(
    db,
    { topic: 'sell', name, email, phone, message, agent: null, reference: `G-${person}`, from },
    advertiserOf(person),
    true,
  );
  await queueRequestDecision(
    db,
    {
      request: { reference: `A-${person}`, company, email, locale: from, decided_at: null },
      state: 'refused',
      reasons,
      slug: null,
      origin: 'https://kvadrat.example',
    },
    'osoblje@kvadrat.example',
  );
  const account = { email, service, locale: from };
  await queueNamedMails(db, account);
  if (person >= LOCALES.length) return;
  await queueFixedMails(db, account);
  await queueRightsMails(db, { email, locale: from, key: `P-${person}` });
}

async function sendAll(db: Db, smtpUrl: string): Promise<void> {
  const mailer = smtpMailer(smtpUrl, 'Kvadrat <info@kvadrat.example>');
  const failures: unknown[] = [];
  await Promise.all(
    Array.from({ length: SENDERS }, () => deliverDueMails(db, mailer, (error) => failures.push(error))),
  );
  mailer.close();
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} mails were not taken: ${String(failures[0])}`);
}

process.once('message', (order: Order) => {
  main(order).then(
    (sent) => process.send?.(sent),
    (error: unknown) =>
      process.send?.({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.once('disconnect', () => process.exit(0));
