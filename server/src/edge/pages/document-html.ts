import type { Locale } from '@kvadrat/contracts/locales';
import type { RouteTable } from '@kvadrat/contracts/releases';
import { DATA_SCRIPT_ID, INLINED_STYLE_ATTRIBUTE, REGISTRY_SCRIPT_ID, containerId } from '@kvadrat/contracts/remote';
import { safeJson, type Frame } from '../../platform/render';
import { attributes } from '../../platform/html';
import type { InlineStyles } from './inline-styles';
import type { ReleaseFiles } from './route-table';

type Files = Pick<ReleaseFiles, 'entry' | 'scripts' | 'styles' | 'catalogue' | 'integrity'>;

/** A long text in UTF-8, or a short one. */
type Text = Uint8Array | string;

export interface DocumentParts {
  locale: Locale;
  /** Tags made from the page's SEO data. */
  head: string;
  /** Contents of `<body>`, with the outlet where a remote's page goes. */
  frame: Frame;
  /** What stands in the frame instead of a remote's page. */
  own?: Text;
  /** Fonts with the letters of the page's language. */
  fonts: readonly string[];
  shell: Files;
  table: RouteTable;
  /** Style sheets that need not be fetched. */
  inlineStyles: Pick<InlineStyles, 'of' | 'once'>;
  /** The remote that owns the page; null on the shell's own pages. */
  remote: { release: ReleaseFiles; html: Text; data: readonly Text[] | null } | null;
}

/**
 * Puts a page together, in UTF-8. The only inline scripts are JSON, so the policy needs neither nonce nor hash for them.
 * What all pages of a release have in common is made once.
 */
export function documentHtml({
  locale,
  head,
  frame,
  own = '',
  fonts,
  shell,
  table,
  inlineStyles,
  remote,
}: DocumentParts): Buffer {
  const { once } = inlineStyles;
  const contents: Text[] = remote === null ? [own] : [containerStart(remote.release.name), remote.html, '</div>'];
  return joined([
    `<!doctype html><html${attributes({ lang: locale })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    once(shell, 'styles', () => styles(shell, inlineStyles)),
    remote === null ? '' : once(remote.release, 'styles', () => styles(remote.release, inlineStyles)),
    '</head><body>',
    frame.before,
    ...(frame.hasOutlet ? contents : []),
    frame.after,
    ...(frame.hasOutlet ? [] : contents),
    // Behind the content: on a slow line files that are asked for earlier share it with the rest of the HTML.
    fonts.map(fontPreload).join(''),
    once(shell, 'start', () => startScripts(shell)),
    remote === null ? '' : once(remote.release, 'preloads', () => preloads(remote.release)),
    once(table, 'table', () => jsonScript(REGISTRY_SCRIPT_ID, safeJson(table))),
    ...(remote === null || remote.data === null ? [] : [jsonStart(DATA_SCRIPT_ID), ...remote.data, JSON_END]),
    '</body></html>',
  ]);
}

function joined(parts: readonly Text[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/** `Link` values for `103 Early Hints`: what the page will certainly load. */
export function earlyHints(shell: Files, remote: Files | null, inlineStyles: Pick<InlineStyles, 'of'>): string[] {
  const files = [shell, ...(remote === null ? [] : [remote])];
  const hint = (href: string, as: string, integrity: Files['integrity']): string =>
    `<${href}>; rel=preload; as=${as}; crossorigin=anonymous${integrity[href] === undefined ? '' : `; integrity="${integrity[href]}"`}`;
  return [
    ...files.flatMap((release) =>
      release.styles
        .filter((href) => inlineStyles.of(href) === null)
        .map((href) => hint(href, 'style', release.integrity)),
    ),
    ...files.map(({ entry, integrity }) => hint(entry, 'script', integrity)),
  ];
}

function containerStart(name: string): string {
  return `<div${attributes({ id: containerId(name), 'data-remote': name })}>`;
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
  const deferred = (src: string): string =>
    `<script${attributes({ defer: true, src, ...guard(integrity[src]) })}></script>`;
  return [
    ...(catalogue === null ? [] : [preload(catalogue, integrity)]),
    ...scripts.map(deferred),
    deferred(entry),
  ].join('');
}

/** With the very attributes the loader's script elements get, or every file would be fetched twice. */
function preloads({ entry, scripts, catalogue, integrity }: Files): string {
  return [entry, ...scripts, ...(catalogue === null ? [] : [catalogue])]
    .map((href) => preload(href, integrity))
    .join('');
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

const JSON_END = '</script>';

function jsonStart(id: string): string {
  return `<script${attributes({ type: 'application/json', id })}>`;
}

function jsonScript(id: string, json: string): string {
  return `${jsonStart(id)}${json}${JSON_END}`;
}
