/** What is measured: the portal as it is, and two baselines made of the same sources. */
export const VARIANTS = ['ours', 'one bundle', 'one bundle, client only'] as const;

export type Variant = (typeof VARIANTS)[number];

/** A baseline's files; all remotes and the shell are in the first script. */
export interface BaselineFiles {
  script: string;
  /** Text of the style sheet: it stands in the page, as ours do. */
  style: string;
  catalogue: string;
}

const REGISTRY_SCRIPT = '<script type="application/json" id="kvadrat-registry">';

/**
 * Makes a baseline's page of the portal's: scripts and styles of the releases are exchanged for the
 * bundle's own, everything else stays. Client-only, the remote's HTML and its data go as well.
 * @throws {Error} when the page is not as expected, so that nothing else is measured by mistake
 */
export function rewritePage(html: string, variant: Variant, files: BaselineFiles): string {
  if (variant === 'ours') return html;
  const releaseFile =
    /\s*<(?:script|link)\b[^>]*\b(?:src|href)="\/r\/[^"]*\.(?:js|css)"[^>]*>(?:<\/script>)?|<style data-href[^>]*>[^<]*<\/style>/g;
  const stripped = html.replace(releaseFile, '');
  // Where the portal has its own: style sheets in the head, scripts between content and data.
  const scripts = `<link rel="preload" as="script" href="${files.catalogue}"><script defer src="${files.script}"></script>`;
  const page = stripped
    .replace('</head>', () => `<style>${files.style}</style></head>`)
    .replace(REGISTRY_SCRIPT, (script) => scripts + script);
  if (stripped === html || page === stripped) throw new Error('the page names no release files');
  return variant === 'one bundle' ? page : withoutContent(page);
}

/** Empties the remote's container and takes the data away, as a page that only scripts can fill. */
function withoutContent(html: string): string {
  const opening = /<div\b[^>]*\bdata-remote="[^"]*"[^>]*>/.exec(html);
  const dataScript = /<script\b[^>]*\bid="kvadrat-data"[^>]*>.*?<\/script>/s;
  if (opening === null || !dataScript.test(html)) throw new Error('the page has no rendered remote');
  const start = opening.index + opening[0].length;
  return (html.slice(0, start) + html.slice(closingDiv(html, start))).replace(dataScript, '');
}

/** Where the `</div>` stands that closes the element whose content begins at `start`. */
function closingDiv(html: string, start: number): number {
  let depth = 1;
  for (const tag of html.slice(start).matchAll(/<(\/?)div\b/g)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return start + tag.index;
  }
  throw new Error('the remote’s container is not closed');
}
