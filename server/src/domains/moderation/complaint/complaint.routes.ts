import { AppError } from '@kvadrat/contracts/errors';
import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { complaintPath, PATHS } from '@kvadrat/contracts/paths';
import type { PageHead } from '@kvadrat/contracts/remote';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../../accounts/api';
import type { Db } from '../../../platform/db';
import { addSubjectForm, doneHtml, formHtml, helpHtml, REFERENCE, type FilledForm } from '../../../platform/form-page';
import type { ServerPage, ShowPage } from '../../../platform/html';
import { DAY, defineLimits } from '../../../platform/limits';
import { INFO_STYLE, infoPageHtml } from '../../../platform/static-pages';
import { MODERATION_TEXTS, type ComplaintTexts } from '../moderation-texts';
import { queueComplaintReceipt } from './complaint-mail';
import { contestedDecision, storeComplaint, type ContestedDecision } from './complaint.store';
import { checkComplaint, COMPLAINT_FIELDS, type ComplaintField } from './read-complaint';

/** About one decision. */
const LIMITS = defineLimits('moderation', { complaint: { subject: [{ calls: 5, seconds: DAY }], open: true } });

/**
 * `/prigovor/{number of a decision}/` in nine languages: advertisers and reporters complain about what was decided (DSA
 * art. 20). The number stands in the mails to them and nowhere else.
 */
export async function addComplaintPage(app: FastifyInstance, { db, show, accounts, now = Date.now }: { db: Db; show: ShowPage; accounts: Pick<Accounts, 'mayMail'>; now?: () => number }): Promise<void> {
  await addSubjectForm(
    app,
    show,
    {
      path: `${PATHS.complaint}:reference/`,
      about: async ({ params }: FastifyRequest) => {
        const reference = typeof params === 'object' && params !== null && 'reference' in params ? String(params.reference) : '';
        const decision = REFERENCE.test(reference) ? await contestedDecision(db, reference) : null;
        if (decision === null) throw new AppError('not-found', 'There is no such decision.');
        return decision;
      },
      fields: COMPLAINT_FIELDS,
      check: checkComplaint,
      page: complaintPage,
      donePage: complaintDonePage,
      take: async (complaint, formKey, locale, { id }, request) => {
        const receipts = await accounts.mayMail(request, complaint.email);
        return db.transaction().execute(async (tx) => {
          const { reference, isNew } = await storeComplaint(tx, { ...complaint, about: id, formKey, locale });
          if (!isNew) return reference;
          await app.limiter.count(LIMITS.complaint, { subject: String(id) }, tx);
          if (receipts) await queueComplaintReceipt(tx, { ...complaint, reference, locale });
          return reference;
        });
      },
    },
    now,
  );
}

function complaintPage(form: FilledForm<ComplaintField>, locale: Locale, status: number, { reference }: ContestedDecision): ServerPage {
  const texts = MODERATION_TEXTS[locale].complaint;
  const { title, lead, fields, emailHint, problems } = texts;
  const body = formHtml(
    {
      action: localizedPath(locale, complaintPath(reference)),
      locale,
      fields: {
        email: { label: fields.email, control: 'input', hint: emailHint, attributes: { type: 'email', autocomplete: 'email', autocapitalize: 'none', spellcheck: 'false' } },
        explanation: { label: fields.explanation, control: 'textarea' },
      },
      texts,
      problemText: (field, problem) => problemText(texts, field, problem),
    },
    form,
  );
  const html = infoPageHtml({ name: null, locale, title, lead: lead.replace('#', reference), body, aside: helpHtml(texts, locale) });
  return { status, head: headOf(texts, reference, locale, status === 200 ? title : `${problems.title}: ${title}`), html, style: INFO_STYLE, personal: true };
}

function complaintDonePage(reference: string, locale: Locale, decision: ContestedDecision): ServerPage {
  const texts = MODERATION_TEXTS[locale].complaint;
  const { title, lead, done } = texts;
  const html = infoPageHtml({ name: null, locale, title, lead: lead.replace('#', decision.reference), body: doneHtml(texts, reference, localizedPath(locale, PATHS.home), locale), aside: '' });
  return { status: 200, head: headOf(texts, decision.reference, locale, `${done.title}: ${title}`), html, style: INFO_STYLE, personal: true };
}

function headOf({ description }: ComplaintTexts, reference: string, locale: Locale, title: string): PageHead {
  return { title: `${title} | Kvadrat`, description, canonical: localizedPath(locale, complaintPath(reference)), robots: 'noindex' };
}

function problemText({ problems }: ComplaintTexts, field: ComplaintField, problem: string): string {
  if (problem === 'email') return problems.email;
  if (problem === 'min-length') return problems.short;
  if (problem === 'max-length') return problems.long.replace('#', String(field === 'explanation' ? FORM_LIMITS.messageMax : FORM_LIMITS.email));
  return problems.required[field];
}
