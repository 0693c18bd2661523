import { domainToASCII } from 'node:url';

/**
 * What makes two spellings one mailbox: no spaces around, no difference of case, the domain in its ASCII form.
 * Dots and plus signs stay: only some providers read past them.
 */
export function emailKey(typed: string): string {
  const email = cleanEmail(typed);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${email.slice(0, at)}@${domainToASCII(domain) || domain}`.toLowerCase();
}

/** The address as it is kept for mails. */
export function cleanEmail(typed: string): string {
  return typed.trim().normalize('NFC');
}

/** Providers that read past the dots of an address; the second name is another one of the first. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * What mails to one person are counted by: `ana+1@…` arrives where `ana@…` does. Only for counting; as accounts the two stay
 * apart, since not every provider reads addresses that way.
 */
export function mailboxKey(typed: string): string {
  const key = emailKey(typed);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const local = key.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return DOTLESS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
