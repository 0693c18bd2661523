import { localizedPath } from '@kvadrat/contracts/locales';
import { agencyPath, PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import type { DbOrTransaction } from '../../../platform/db';
import { GREETING, paragraph, queueMail, type MailBlock, type MailTemplate } from '../../../platform/mail';
import { sayIn } from '../../../platform/messages';
import type { RequestState } from '../sign-up.tables';
import type { StoredRequest } from './request-queue.store';

interface DecisionNews {
  request: Pick<StoredRequest, 'reference' | 'company' | 'email' | 'locale' | 'decided_at'>;
  state: RequestState;
  reasons: string;
  /** Of the agency that was founded. */
  slug: string | null;
  origin: string;
}

interface DecisionMail {
  reference: string;
  company: string;
  state: RequestState;
  reasons: string;
  slug: string | null;
  origin: string;
}

const TEXTS = {
  approved: {
    subject: (reference: string) => msg`Zahtjev je odobren (${reference})`,
    text: msg`zahtjev vaše tvrtke je odobren. Stranica tvrtke je otvorena, a oglase, ljude i urede za sada upisujemo s vama: odgovorite na ovu poštu.`,
    open: msg`Otvori stranicu tvrtke`,
  },
  asked: {
    subject: (reference: string) => msg`Trebamo još nešto za vaš zahtjev (${reference})`,
    text: msg`da bismo odlučili o zahtjevu, trebamo još nešto od vas. Odgovorite na ovu poštu.`,
  },
  refused: {
    subject: (reference: string) => msg`Zahtjev nije odobren (${reference})`,
    text: msg`zahtjev vaše tvrtke nismo odobrili. Razlog je:`,
    again: msg`Ako se okolnosti promijene, zahtjev možete poslati ponovno. Ako mislite da je odluka pogrešna, odgovorite na ovu poštu.`,
    open: msg`Pošalji novi zahtjev`,
  },
  company: msg`Naziv tvrtke`,
  number: msg`Broj zahtjeva`,
  footnote: msg`Ovu poruku dobivate jer je vaša adresa upisana u zahtjev za račun na demonstracijskom portalu Kvadrat.`,
};

/** To whoever asked: what was decided, why, and how to go on. */
const decisionMail: MailTemplate<DecisionMail> = {
  name: 'agency-request-decision',
  compose({ reference, company, state, reasons, slug, origin }, locale) {
    const say = sayIn(locale);
    const { approved, asked, refused } = TEXTS;
    const words = state === 'approved' ? approved : state === 'asked' ? asked : refused;
    const facts: MailBlock = {
      kind: 'facts',
      rows: [
        [say(TEXTS.company), company],
        [say(TEXTS.number), reference],
      ],
    };
    const quote: MailBlock[] = reasons === '' ? [] : [{ kind: 'quote', text: reasons }];
    const ways: MailBlock[] =
      state === 'approved' && slug !== null
        ? [{ kind: 'button', text: say(approved.open), url: origin + localizedPath(locale, agencyPath(slug)) }]
        : state === 'refused'
          ? [
              paragraph(say(refused.again)),
              { kind: 'link', text: say(refused.open), url: origin + localizedPath(locale, PATHS.agencySignUp) },
            ]
          : [];
    return {
      subject: say(words.subject(reference)),
      blocks: [paragraph(say(GREETING)), paragraph(say(words.text)), ...quote, facts, ...ways],
      footnote: say(TEXTS.footnote),
    };
  },
};

/** Promises the mail about a decision as part of the transaction that makes it; an answer to it goes to the staff. */
export async function queueRequestDecision(
  tx: DbOrTransaction,
  { request, state, reasons, slug, origin }: DecisionNews,
  operator: string,
): Promise<void> {
  const { reference, company, email, locale } = request;
  await queueMail(tx, {
    to: email,
    template: decisionMail,
    locale,
    data: { reference, company, state, reasons, slug, origin },
    // What is asked twice is two questions.
    key: `agency-request-decision:${reference}:${state}:${request.decided_at?.getTime() ?? 0}`,
    replyTo: operator,
  });
}
