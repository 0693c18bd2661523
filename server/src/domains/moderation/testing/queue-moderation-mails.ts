import type { Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../../platform/db';
import { queueComplaintReceipt } from '../complaint/complaint-mail';
import { readAds } from '../moderated-ad';
import { queueDecisionMails } from '../queue/decision-mails';
import { queueReportReceipt } from '../report/report-mails';

/** What is written about one ad, and by whom. */
export interface ModerationLetters {
  listingId: number;
  reporter: { name: string; email: string; locale: Locale };
  explanation: string;
  /** The staff's words. */
  reasons: string;
  /** Nothing else in the outbox has it in its keys. */
  key: string;
}

/** Queues every kind of mail that moderation sends: a report is acknowledged, the ad hidden, asked about and given back. */
export async function queueModerationMails(
  db: DbOrTransaction,
  { listingId, reporter, explanation, reasons, key }: ModerationLetters,
): Promise<void> {
  const ad = (await readAds(db, [listingId], reporter.locale)).get(listingId);
  if (ad === undefined) throw new Error(`there is no ad ${listingId}`);
  const stored = {
    id: 1,
    reference: key,
    form_key: key,
    digest: '',
    locale: reporter.locale,
    explanation,
    email: reporter.email,
    received_at: new Date(),
    decision_id: null,
  };
  const reports = [{ ...stored, listing_id: listingId, reason: 'fraud' as const, name: reporter.name, evidence: null }];
  await queueReportReceipt(db, { reference: key, ...reporter });
  await queueComplaintReceipt(db, { reference: key, ...reporter });
  const settings = { publicUrl: () => 'https://kvadrat.example', operator: 'osoblje@kvadrat.example' };
  for (const action of ['hide', 'ask', 'restore'] as const) {
    const told =
      action === 'hide'
        ? { reports, complaints: [{ ...stored, about_id: 1, about: key }] }
        : { reports: [], complaints: [] };
    await queueDecisionMails(
      db,
      {
        action,
        ground: action === 'hide' ? 'terms' : null,
        reasons,
        reference: `${key}-${action}`,
        byReport: true,
        wasHeld: false,
        ad,
        ...told,
      },
      settings,
    );
  }
}
