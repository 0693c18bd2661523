import { domainToASCII } from 'node:url';

/**
 * What makes two spellings one mailbox (O-14, O-15): no spaces around, no difference of case, the domain in its ASCII form.
 * Dots and plus signs stay (O-13): only some providers read past them.
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
