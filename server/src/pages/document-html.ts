import type { Locale } from '@kvadrat/contracts/locales';
import type { ResolvedRelease, RouteTable } from '@kvadrat/contracts/releases';
import { DATA_SCRIPT_ID, INLINED_STYLE_ATTRIBUTE, OUTLET, REGISTRY_SCRIPT_ID, containerId } from '@kvadrat/contracts/remote';
import { attributes } from './escape-html';
import type { InlineStyles } from './inline-styles';
import { safeJson } from './safe-json';

type Files = Pick<ResolvedRelease, 'entry' | 'scripts' | 'styles' | 'catalogue' | 'integrity'>;

export interface DocumentParts {
  locale: Locale;
  /** Tags made from the page's SEO data. */
  head: string;
  /** Contents of `<body>`, with the outlet where a remote's page goes. */
  frame: string;
  /** Fonts with the letters of the page's language. */
  fonts: readonly string[];
  shell: Files;
  table: RouteTable;
  /** Style sheets that need not be fetched. */
  inlineStyles: Pick<InlineStyles, 'of'>;
  /** The remote that owns the page; null on the shell's own pages. */
  remote: { release: ResolvedRelease; html: string; data: string | null } | null;
}

/** Puts a page together. The only inline scripts are JSON, so the policy needs neither nonce nor hash for them. */
export function documentHtml({ locale, head, frame, fonts, shell, table, inlineStyles, remote }: DocumentParts): string {
  return [
    `<!doctype html><html${attributes({ lang: locale })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    styles(shell, inlineStyles),
    remote === null ? '' : styles(remote.release, inlineStyles),
    '</head><body>',
    remote === null ? frame : fillOutlet(frame, containerHtml(remote.release.name, remote.html)),
    // Behind the content: on a slow line files that are asked for earlier share it with the rest of the HTML.
    fonts.map(fontPreload).join(''),
    startScripts(shell),
    remote === null ? '' : preloads(remote.release),
    jsonScript(REGISTRY_SCRIPT_ID, safeJson(table)),
    remote === null || remote.data === null ? '' : jsonScript(DATA_SCRIPT_ID, remote.data),
    '</body></html>',
  ].join('');
}

/** `Link` values for `103 Early Hints`: what the page will certainly load. */
export function earlyHints(shell: Files, remote: Files | null, inlineStyles: Pick<InlineStyles, 'of'>): string[] {
  const files = [shell, ...(remote === null ? [] : [remote])];
  const hint = (href: string, as: string, integrity: Files['integrity']): string =>
    `<${href}>; rel=preload; as=${as}; crossorigin=anonymous${integrity[href] === undefined ? '' : `; integrity="${integrity[href]}"`}`;
  return [
    ...files.flatMap((release) => release.styles.filter((href) => inlineStyles.of(href) === null).map((href) => hint(href, 'style', release.integrity))),
    ...files.map(({ entry, integrity }) => hint(entry, 'script', integrity)),
  ];
}

function containerHtml(name: string, html: string): string {
  return `<div${attributes({ id: containerId(name), 'data-remote': name })}>${html}</div>`;
}

/** Puts a page into the frame. By position, not by `replace`: a page's text may hold `$&`. */
export function fillOutlet(frame: string, html: string): string {
  const at = frame.indexOf(OUTLET);
  return at < 0 ? `${frame}${html}` : `${frame.slice(0, at)}${html}${frame.slice(at + OUTLET.length)}`;
}

function styles({ styles: hrefs, integrity }: Files, inlineStyles: Pick<InlineStyles, 'of'>): string {
  const one = (href: string): string => {
    const inline = inlineStyles.of(href);
    if (inline === null) return `<link${attributes({ rel: 'stylesheet', href, ...guard(integrity[href]) })}>`;
    return `<style${attributes({ [INLINED_STYLE_ATTRIBUTE]: href })}>${inline.text}</style>`;
  };
  return hrefs.map(one).join('');
}

function startScripts({ entry, scripts, catalogue, integrity }: Files): string {
  const deferred = (src: string): string => `<script${attributes({ defer: true, src, ...guard(integrity[src]) })}></script>`;
  return [...(catalogue === null ? [] : [preload(catalogue, integrity)]), ...scripts.map(deferred), deferred(entry)].join('');
}

/** With the very attributes the loader's script elements get, or every file would be fetched twice. */
function preloads({ entry, scripts, catalogue, integrity }: Files): string {
  return [entry, ...scripts, ...(catalogue === null ? [] : [catalogue])].map((href) => preload(href, integrity)).join('');
}

/** A preloaded script has high priority by itself and would take the line from the first photos. */
function preload(href: string, integrity: Readonly<Record<string, string>>): string {
  return `<link${attributes({ rel: 'preload', as: 'script', href, fetchpriority: 'low', ...guard(integrity[href]) })}>`;
}

/**
 * Fonts are always fetched without credentials; a preload of another kind would fetch them twice.
 * Text is readable without them, so the first photos go first.
 */
function fontPreload(href: string): string {
  return `<link${attributes({ rel: 'preload', as: 'font', type: 'font/woff2', href, fetchpriority: 'low', crossorigin: 'anonymous' })}>`;
}

function guard(integrity: string | undefined): Record<string, string | undefined> {
  return { integrity, crossorigin: 'anonymous' };
}

function jsonScript(id: string, json: string): string {
  return `<script${attributes({ type: 'application/json', id })}>${json}</script>`;
}
