import { msg } from '@lingui/core/macro';
import type { Locale } from '@kvadrat/contracts/locales';
import { attributes, escapeHtml } from '../../platform/html';
import { sayIn } from '../../platform/messages';

/** A page that needs no release at all; the shell's own say more and better. @param more HTML below what it says */
export function lastResortHtml(locale: Locale, more = ''): string {
  const sentence = sayIn(locale)(msg`Stranica trenutačno nije dostupna. Pokušajte ponovno za nekoliko minuta.`);
  return `<!doctype html><html${attributes({ lang: locale })}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Kvadrat</title></head><body><main><h1>Kvadrat</h1><p>${escapeHtml(sentence)}</p>${more}</main></body></html>`;
}
