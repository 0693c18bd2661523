import { localizedPath, typeset, type Locale } from '@kvadrat/contracts/locales';
import { complaintPath } from '@kvadrat/contracts/paths';
import type { DbOrTransaction } from '../../../platform/db';
import { queueMail, type MailBlock, type MailTemplate } from '../../../platform/mail';
import { languageOf, type ModeratedAd } from '../moderated-ad';
import { MODERATION_TEXTS } from '../moderation-texts';
import type { Decision, Ground } from '@kvadrat/contracts/forms';
import type { ModerationCase } from './queue.store';

export interface MailSettings {
  /** Origin people use, without a final slash. */
  publicUrl: () => string;
  /** Who reads answers to questions. */
  operator: string;
}

interface DecisionMail {
  action: Decision;
  ground: Ground | null;
  reasons: string;
  reference: string;
  ad: { id: number; title: string; path: string };
  /** Whether somebody's report led to it (DSA art. 17(3)(b)). */
  byReport: boolean;
  origin: string;
}

export interface DecisionNews extends Omit<DecisionMail, 'ad' | 'origin'>, Pick<ModerationCase, 'reports' | 'complaints'> {
  /** Undefined when there is no record of it any more. */
  ad: ModeratedAd | undefined;
}

const paragraph = (text: string, locale: Locale): MailBlock => ({ kind: 'paragraph', text: typeset(text, locale) });

function adRows({ ad, reference }: DecisionMail, locale: Locale): [string, string][] {
  const { mails } = MODERATION_TEXTS[locale];
  return [[mails.ad, ad.title === '' ? String(ad.id) : `${ad.title} (${ad.id})`], [mails.number, reference]];
}

/** Ways against a decision: with us, out of court and in court (DSA art. 17(3)(f)). */
function redress({ origin, reference }: DecisionMail, locale: Locale): MailBlock[] {
  const { mails } = MODERATION_TEXTS[locale];
  return [paragraph(mails.redress, locale), { kind: 'button', text: mails.complain, url: origin + localizedPath(locale, complaintPath(reference)) }];
}

/** To the advertiser: what was done with the ad and why (DSA art. 17), that it is back, or what we ask. */
const advertiserMail: MailTemplate<DecisionMail> = {
  name: 'moderation-advertiser',
  compose(data, locale) {
    const { mails } = MODERATION_TEXTS[locale];
    const { action, ground, reasons, byReport, reference, origin, ad } = data;
    const rows: MailBlock = { kind: 'facts', rows: [...adRows(data, locale), ...(ground === null ? [] : ([[mails.ground, mails.grounds[ground]]] as const))] };
    const quote: MailBlock = { kind: 'quote', text: reasons };
    const open: MailBlock = { kind: 'link', text: mails.openAd, url: origin + localizedPath(locale, ad.path) };
    const [words, blocks] =
      action === 'hide'
        ? ([mails.hidden, [paragraph(mails.hidden.text, locale), rows, paragraph(mails.facts, locale), quote, paragraph(mails.hidden.scope, locale), paragraph(byReport ? `${mails.byPeople} ${mails.byReport}` : mails.byPeople, locale), ...redress(data, locale)]] as const)
        : action === 'restore'
          ? ([mails.restored, [paragraph(mails.restored.text, locale), rows, quote, open]] as const)
          : ([mails.asked, [paragraph(mails.asked.text, locale), rows, quote, paragraph(mails.asked.answer, locale), open]] as const);
    return { subject: words.subject.replace('#', reference), blocks: [paragraph(mails.greeting, locale), ...blocks], footnote: typeset(mails.footnoteAdvertiser, locale) };
  },
};

/** To who reported the ad: what was decided and how to go on (DSA art. 16(5)). */
const reporterMail: MailTemplate<DecisionMail & { report: string }> = {
  name: 'moderation-reporter',
  compose(data, locale) {
    const { mails } = MODERATION_TEXTS[locale];
    const { action, reasons, report } = data;
    const text = action === 'hide' ? mails.reporter.hide : action === 'restore' ? mails.reporter.restore : mails.reporter.dismiss;
    return {
      subject: mails.reporter.subject.replace('#', report),
      blocks: [paragraph(mails.greeting, locale), paragraph(text, locale), { kind: 'facts', rows: adRows(data, locale) }, paragraph(mails.facts, locale), { kind: 'quote', text: reasons }, paragraph(mails.byPeople, locale), ...redress(data, locale)],
      footnote: typeset(mails.footnoteReporter, locale),
    };
  },
};

/** To who complained: what became of it (DSA art. 20(5)). */
const complainantMail: MailTemplate<DecisionMail & { complaint: string; now: 'hidden' | 'shown' }> = {
  name: 'moderation-complaint',
  compose(data, locale) {
    const { mails } = MODERATION_TEXTS[locale];
    return {
      subject: mails.complainant.subject.replace('#', data.complaint),
      blocks: [
        paragraph(mails.greeting, locale), paragraph(mails.complainant.text, locale), paragraph(data.now === 'hidden' ? mails.complainant.hidden : mails.complainant.shown, locale),
        { kind: 'facts', rows: adRows(data, locale) }, paragraph(mails.facts, locale), { kind: 'quote', text: data.reasons }, paragraph(mails.complainant.further, locale),
      ],
      footnote: typeset(mails.footnoteComplainant, locale),
    };
  },
};

/** Promises all mails about a decision as part of the transaction that makes it. */
export async function queueDecisionMails(tx: DbOrTransaction, { reports, complaints, ad, ...decision }: DecisionNews, { publicUrl, operator }: MailSettings): Promise<void> {
  const { action, reference } = decision;
  const listing = ad ?? { id: reports[0]?.listing_id ?? 0, title: '', path: '/' };
  const data: DecisionMail = { ...decision, ad: listing, origin: publicUrl() };
  if (action !== 'dismiss' && ad !== undefined && ad.email !== null) {
    await queueMail(tx, { to: ad.email, template: advertiserMail, locale: await languageOf(tx, ad.email), data, key: `moderation-advertiser:${reference}`, ...(action === 'ask' ? { replyTo: operator } : {}) });
  }
  for (const { email, locale, reference: report } of reports) {
    if (email !== '') await queueMail(tx, { to: email, template: reporterMail, locale, data: { ...data, report }, key: `moderation-reporter:${report}` });
  }
  const now = action === 'hide' || (action === 'dismiss' && ad?.state === 'hidden') ? 'hidden' : 'shown';
  for (const { email, locale, reference: complaint } of complaints) {
    await queueMail(tx, { to: email, template: complainantMail, locale, data: { ...data, complaint, now }, key: `moderation-complaint:${complaint}` });
  }
}
