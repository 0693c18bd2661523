import { createHash } from 'node:crypto';

/** A style sheet that stands in the page itself. */
export interface InlineStyle {
  text: string;
  /** Source expression that lets the policy accept it. */
  policyHash: string;
}

/** A style sheet with the hash that lets it stand in a page. */
export function inlineStyle(text: string): InlineStyle {
  return { text, policyHash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
