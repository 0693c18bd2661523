import { OUTLET, type PageHead } from '@kvadrat/contracts/remote';

/** What stands around a page, in UTF-8. */
export interface Frame {
  before: Uint8Array;
  after: Uint8Array;
  /** Whether there is a place for a remote's page between the two; else it would stand behind the frame. */
  hasOutlet: boolean;
  /** Head data of the shell's own pages. */
  head: PageHead | null;
  /** Files of the shell's release with the letters of the page's language. */
  fonts: readonly string[];
}

const utf8 = new TextEncoder();

/** Cuts HTML at the outlet. By position, not by `replace`: a page's text may hold `$&`. */
export function cutAtOutlet(html: string): [before: string, after: string, hasOutlet: boolean] {
  const at = html.indexOf(OUTLET);
  return at < 0 ? [html, '', false] : [html.slice(0, at), html.slice(at + OUTLET.length), true];
}

/** A frame for one page. */
export function frameOf({
  html,
  head,
  fonts,
}: {
  html: string;
  head: PageHead | null;
  fonts: readonly string[];
}): Frame {
  const [before, after, hasOutlet] = cutAtOutlet(html);
  return { before: utf8.encode(before), after: utf8.encode(after), hasOutlet, head, fonts };
}
