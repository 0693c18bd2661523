import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { complaintPath } from '@kvadrat/contracts/paths';
import type { DbOrTransaction } from '../../../platform/db';
import { GREETING, paragraph, queueMail, type MailBlock, type MailTemplate } from '../../../platform/mail';
import { sayIn, type Say } from '../../../platform/messages';
import { languageOf, type ModeratedAd } from '../moderated-ad';
import { DECISION_TEXTS } from '../moderation-mail-texts';
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
  /** Whether rules alone had held it back until now. */
  wasHeld: boolean;
  origin: string;
}

export interface DecisionNews
  extends Omit<DecisionMail, 'ad' | 'origin'>, Pick<ModerationCase, 'reports' | 'complaints'> {
  /** Undefined when there is no record of it any more. */
  ad: ModeratedAd | undefined;
}

function adRows({ ad, reference }: DecisionMail, say: Say): [string, string][] {
  return [
    [say(DECISION_TEXTS.ad), ad.title === '' ? String(ad.id) : `${ad.title} (${ad.id})`],
    [say(DECISION_TEXTS.number), reference],
  ];
}

/** Ways against a decision: with us, out of court and in court (DSA art. 17(3)(f)). */
function redress({ origin, reference }: DecisionMail, locale: Locale): MailBlock[] {
  const say = sayIn(locale);
  return [
    paragraph(say(DECISION_TEXTS.redress)),
    {
      kind: 'button',
      text: say(DECISION_TEXTS.complain),
      url: origin + localizedPath(locale, complaintPath(reference)),
    },
  ];
}

/** To the advertiser: what was done with the ad and why (DSA art. 17), that it is back, or what we ask. */
const advertiserMail: MailTemplate<DecisionMail> = {
  name: 'moderation-advertiser',
  compose(data, locale) {
    const say = sayIn(locale);
    const { hidden, restored, approved, asked, ...texts } = DECISION_TEXTS;
    const { action, ground, reasons, byReport, wasHeld, reference, origin, ad } = data;
    const back = wasHeld ? approved : restored;
    const rows: MailBlock = {
      kind: 'facts',
      rows: [
        ...adRows(data, say),
        ...(ground === null ? [] : ([[say(texts.ground), say(texts.grounds[ground])]] as const)),
      ],
    };
    const quote: MailBlock = { kind: 'quote', text: reasons };
    const open: MailBlock = { kind: 'link', text: say(texts.openAd), url: origin + localizedPath(locale, ad.path) };
    const [words, blocks] =
      action === 'hide'
        ? ([
            hidden,
            [
              paragraph(say(hidden.text)),
              rows,
              paragraph(say(texts.facts)),
              quote,
              paragraph(say(hidden.scope)),
              paragraph(
                [wasHeld ? texts.byPeopleAfterRules : texts.byPeople, ...(byReport ? [texts.byReport] : [])]
                  .map(say)
                  .join(' '),
              ),
              ...redress(data, locale),
            ],
          ] as const)
        : action === 'restore'
          ? ([back, [paragraph(say(back.text)), rows, quote, open]] as const)
          : ([asked, [paragraph(say(asked.text)), rows, quote, paragraph(say(asked.answer)), open]] as const);
    return {
      subject: say(words.subject(reference)),
      blocks: [paragraph(say(GREETING)), ...blocks],
      footnote: say(texts.footnoteAdvertiser),
    };
  },
};

/** To who reported the ad: what was decided and how to go on (DSA art. 16(5)). */
const reporterMail: MailTemplate<DecisionMail & { report: string }> = {
  name: 'moderation-reporter',
  compose(data, locale) {
    const say = sayIn(locale);
    const { reporter, facts, byPeople, footnoteReporter } = DECISION_TEXTS;
    const { action, reasons, report } = data;
    const text = action === 'hide' ? reporter.hide : action === 'restore' ? reporter.restore : reporter.dismiss;
    return {
      subject: say(reporter.subject(report)),
      blocks: [
        paragraph(say(GREETING)),
        paragraph(say(text)),
        { kind: 'facts', rows: adRows(data, say) },
        paragraph(say(facts)),
        { kind: 'quote', text: reasons },
        paragraph(say(byPeople)),
        ...redress(data, locale),
      ],
      footnote: say(footnoteReporter),
    };
  },
};

/** To who complained: what became of it (DSA art. 20(5)). */
const complainantMail: MailTemplate<DecisionMail & { complaint: string; now: 'hidden' | 'shown' }> = {
  name: 'moderation-complaint',
  compose(data, locale) {
    const say = sayIn(locale);
    const { complainant, facts, footnoteComplainant } = DECISION_TEXTS;
    return {
      subject: say(complainant.subject(data.complaint)),
      blocks: [
        paragraph(say(GREETING)),
        paragraph(say(complainant.text)),
        paragraph(say(data.now === 'hidden' ? complainant.hidden : complainant.shown)),
        { kind: 'facts', rows: adRows(data, say) },
        paragraph(say(facts)),
        { kind: 'quote', text: data.reasons },
        paragraph(say(complainant.further)),
      ],
      footnote: say(footnoteComplainant),
    };
  },
};

/** Promises all mails about a decision as part of the transaction that makes it. */
export async function queueDecisionMails(
  tx: DbOrTransaction,
  { reports, complaints, ad, ...decision }: DecisionNews,
  { publicUrl, operator }: MailSettings,
): Promise<void> {
  const { action, reference } = decision;
  const listing = ad ?? { id: reports[0]?.listing_id ?? 0, title: '', path: '/' };
  const data: DecisionMail = { ...decision, ad: listing, origin: publicUrl() };
  if (action !== 'dismiss' && ad !== undefined && ad.email !== null) {
    await queueMail(tx, {
      to: ad.email,
      template: advertiserMail,
      locale: await languageOf(tx, ad.email),
      data,
      key: `moderation-advertiser:${reference}`,
      ...(action === 'ask' ? { replyTo: operator } : {}),
    });
  }
  for (const { email, locale, reference: report } of reports) {
    if (email !== '')
      await queueMail(tx, {
        to: email,
        template: reporterMail,
        locale,
        data: { ...data, report },
        key: `moderation-reporter:${report}`,
      });
  }
  const now = action === 'hide' || (action === 'dismiss' && ad?.state === 'hidden') ? 'hidden' : 'shown';
  for (const { email, locale, reference: complaint } of complaints) {
    await queueMail(tx, {
      to: email,
      template: complainantMail,
      locale,
      data: { ...data, complaint, now },
      key: `moderation-complaint:${complaint}`,
    });
  }
}
