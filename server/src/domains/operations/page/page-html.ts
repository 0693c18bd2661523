import type { Locale } from '@kvadrat/contracts/locales';
import { MODULES, type RegistrySnapshot } from '@kvadrat/contracts/releases';
import { attributes, escapeHtml } from '../../../platform/html';
import { releaseBase } from '../../registry/api';
import { resolveReleases } from '../../registry/api';
import { PAGE_STYLE } from './page-style';

export interface OperatorsPage {
  locale: Locale;
  title: string;
  /** The live shell's sheet brings the tokens. */
  snapshot: RegistrySnapshot;
  /** Contents of `<main>`. */
  html: string;
}

/** A page for operators: it stands alone, so that no release can keep them from taking it back. */
export function pageHtml({ locale, title, snapshot, html }: OperatorsPage): string {
  return [
    `<!doctype html><html${attributes({ lang: locale })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">',
    `<title>${escapeHtml(title)} | Kvadrat</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    shellStyles(snapshot),
    `<style>${PAGE_STYLE.text}</style></head><body><main class="op">${html}</main></body></html>`,
  ].join('');
}

function shellStyles(snapshot: RegistrySnapshot): string {
  const manifest = resolveReleases(snapshot).shell?.manifest;
  if (manifest === undefined) return '';
  return (manifest.modules[MODULES.page]?.styles ?? [])
    .map((name) => `<link${attributes({ rel: 'stylesheet', href: releaseBase(manifest) + name, integrity: manifest.files[name]?.integrity, crossorigin: 'anonymous' })}>`)
    .join('');
}

/** A line that tells how something went. */
export function note(text: string, kind: 'good' | 'warn' | 'bad', more = ''): string {
  const tone = kind === 'good' ? '' : ` is-${kind}`;
  return `<p${attributes({ class: `op-note${tone}`, role: kind === 'bad' ? 'alert' : 'status' })}>${escapeHtml(text)}${more}</p>`;
}
