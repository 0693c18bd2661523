/** A phone as the specification has it before it is hashed: with a plus as it is, `00` becomes one, else the dial code goes before it. No rule of a form. */
export function phoneToHash(typed: string, dialCode: string): string {
  if (typed.startsWith('+')) return typed;
  return typed.startsWith('00') ? `+${typed.slice(2)}` : `+${dialCode}${typed}`;
}

/** The same phone in E.164, which is what others compare: digits alone, without the zero of calls inside the country. */
export function phoneInE164(typed: string, dialCode: string): string {
  const text = typed.replaceAll('(0)', '').replace(/[^\d+]/g, '');
  if (text.startsWith('+')) return text;
  if (text.startsWith('00')) return `+${text.slice(2)}`;
  if (text.startsWith('0')) return `+${dialCode}${text.slice(1)}`;
  return text.startsWith(dialCode) ? `+${text}` : `+${dialCode}${text}`;
}
