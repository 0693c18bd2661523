import { FORM_LIMITS, REPORT_REASONS } from '@kvadrat/contracts/forms';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { reportPath } from '@kvadrat/contracts/paths';
import type { PageHead } from '@kvadrat/contracts/remote';
import { doneHtml, formHtml, helpHtml, type FieldDefinition, type FilledForm } from '../../../platform/form-page';
import { attributes, escapeHtml, type ServerPage } from '../../../platform/html';
import { INFO_STYLE, infoPageHtml } from '../../../platform/static-pages';
import type { ModeratedAd } from '../moderated-ad';
import { MODERATION_TEXTS, type ReportTexts } from '../moderation-texts';
import type { ReportField } from './read-report';

/** The page on which an ad is reported, without any script. */
export function reportPage(form: FilledForm<ReportField>, locale: Locale, status: number, ad: ModeratedAd): ServerPage {
  const texts = MODERATION_TEXTS[locale].report;
  const { title, lead, problems } = texts;
  const fields = reportFields(texts);
  const body = formHtml({ action: localizedPath(locale, reportPath(ad.id)), locale, fields, texts, problemText: (field, problem) => reportProblem(texts, field, problem) }, form);
  const html = infoPageHtml({ name: null, locale, title, lead, body: adHtml(ad, locale) + body, aside: helpHtml(texts, locale) });
  return { status, head: headOf(texts, ad, locale, status === 200 ? title : `${problems.title}: ${title}`), html, style: INFO_STYLE, personal: true };
}

/** What is shown after the report was taken. */
export function reportDonePage(reference: string, locale: Locale, ad: ModeratedAd): ServerPage {
  const texts = MODERATION_TEXTS[locale].report;
  const { title, lead, done } = texts;
  const html = infoPageHtml({ name: null, locale, title, lead, body: doneHtml(texts, reference, localizedPath(locale, ad.path), locale), aside: '' });
  return { status: 200, head: headOf(texts, ad, locale, `${done.title}: ${title}`), html, style: INFO_STYLE, personal: true };
}

/** Fields of the form, for the page and for whoever draws it. */
export function reportFields({ fields, hints, reasons, chooseReason }: ReportTexts): Readonly<Record<ReportField, FieldDefinition>> {
  const options: Record<string, string> = { '': chooseReason };
  for (const reason of REPORT_REASONS) options[reason] = reasons[reason];
  return {
    reason: { label: fields.reason, control: 'select', options },
    explanation: { label: fields.explanation, control: 'textarea', hint: hints.explanation },
    name: { label: fields.name, control: 'input', optional: true, hint: hints.who, attributes: { autocomplete: 'name' } },
    email: { label: fields.email, control: 'input', optional: true, attributes: { type: 'email', autocomplete: 'email', autocapitalize: 'none', spellcheck: 'false' } },
    goodFaith: { label: fields.goodFaith, control: 'checkbox' },
  };
}

export function reportProblem({ problems }: ReportTexts, field: ReportField, problem: string): string {
  if (problem === 'email') return problems.email;
  if (problem === 'min-length') return problems.short;
  if (problem === 'max-length') return problems.long.replace('#', String(field === 'explanation' ? FORM_LIMITS.messageMax : FORM_LIMITS.name));
  return problems.required[field];
}

function adHtml({ title, path, id }: ModeratedAd, locale: Locale): string {
  return `<p class="kv-about"><a${attributes({ href: localizedPath(locale, path) })}>${escapeHtml(title)}</a> · ${id}</p>`;
}

function headOf({ description }: ReportTexts, { id }: ModeratedAd, locale: Locale, title: string): PageHead {
  return { title: `${title} | Kvadrat`, description, canonical: localizedPath(locale, reportPath(id)), robots: 'noindex' };
}
