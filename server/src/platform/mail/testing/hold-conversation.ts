import { randomUUID } from 'node:crypto';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Db } from '../../db';
import { createEnquiries, createReplyDesk, type Submission, type ThreadRow } from '../../../domains/enquiries/api';
import { answerByMail } from '../../../domains/enquiries/testing/answer-by-mail';
import { createProposals } from '../../../domains/proposals/api';
import { createVisits } from '../../../domains/visits/api';
import type { Written } from './written';

export interface Talk {
  listingId: number;
  visitor: string;
  advertiser: string;
  locale: Locale;
  written: Written;
}

const PUBLIC = { publicUrl: () => 'https://kvadrat.example' };
const DOMAIN = 'odgovor.kvadrat.example';
/** A Saturday; visits are on Monday. */
const now = (): Date => new Date('2026-11-28T10:00:00Z');
const MONDAY = new Date('2026-11-30T09:00:00Z');

/** Ways of talking about an ad as they are in the portal, so that every kind of mail between two people is queued. */
export function conversations(db: Db): { hold: (talk: Talk) => Promise<void> } {
  const visits = createVisits({ db, ...PUBLIC, organizer: { name: 'Kvadrat', email: 'info@kvadrat.example' }, now });
  const proposals = createProposals({ db, ...PUBLIC, now });
  const enquiries = createEnquiries({
    db,
    ...PUBLIC,
    replyDomain: DOMAIN,
    kinds: { ...visits.kinds, ...proposals.kinds },
    now,
  });
  const desk = createReplyDesk({ db, enquiries, domain: DOMAIN });
  const mails = db.selectFrom('mail_outbox').select('body_text');

  /** The code of the link in the newest mail to somebody, among the last that were queued. */
  const newestLink = async (recipient: string, after: number): Promise<string> => {
    const { body_text: text } = await mails
      .where('id', '>', after)
      .where('recipient', '=', recipient)
      .where('body_text', 'like', '%?veza=%')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return /\?veza=([\w-]{43})/.exec(text)?.[1] ?? '';
  };
  const lastMail = async (): Promise<number> =>
    (await db.selectFrom('mail_outbox').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;

  /** Fills a form in and proves the mailbox. */
  const ask = async (
    { listingId, visitor, locale, written }: Talk,
    content: Pick<Submission, 'kind'> & Partial<Submission>,
  ): Promise<void> => {
    const person = { name: written.name, email: visitor, phone: written.phone, locale };
    const { reference } = await enquiries.submit(
      { listingId, body: written.message, visitor: person, formKey: randomUUID(), ...content },
      null,
    );
    const { body_text: text } = await mails.where('key', '=', `enquiry-confirm:${reference}`).executeTakeFirstOrThrow();
    await enquiries.confirm(/\?kod=([\w-]{43})/.exec(text)?.[1] ?? '');
  };

  return {
    async hold(talk) {
      const { listingId, visitor, advertiser, written } = talk;
      await ask(talk, { kind: 'message', reason: 'more-info' });
      const thread: ThreadRow = await db
        .selectFrom('enquiry_thread')
        .selectAll()
        .where('listing_id', '=', listingId)
        .executeTakeFirstOrThrow();
      await answerByMail(desk, { from: advertiser, to: `${thread.visitor_alias}@${DOMAIN}`, text: written.answer });
      await answerByMail(desk, { from: visitor, to: `${thread.advertiser_alias}@${DOMAIN}`, text: written.answer });

      const before = await lastMail();
      await ask(talk, { kind: 'in-person-visit', mode: 'on-site', details: { step: 'request', times: [MONDAY] } });
      await visits.answerByLink(enquiries, await newestLink(advertiser, before), {
        act: 'confirm',
        time: MONDAY,
        message: written.answer,
      });
      await visits.answerByLink(enquiries, await newestLink(visitor, before), {
        act: 'decline',
        time: null,
        message: written.answer,
      });

      const later = await lastMail();
      await ask(talk, { kind: 'price-proposal', details: { step: 'propose', amount: 185_000 } });
      await proposals.answerByLink(enquiries, await newestLink(advertiser, later), 'accept', written.answer);
    },
  };
}
