/** Text, @, text, dot, text: what tracking takes for an e-mail address (specification, section 6). */
const EMAIL = /[^\s@"/]+@[^\s@"/]+\.[^\s@"/]+/;
/** Eight digits or more as phones are typed: with a plus or a zero before them, and signs between them. */
const PHONE = /(?<![\w.-])(?:\+|00?)[1-9](?:[\s()/.-]*\d){6,}(?![\w-])/;

/** Whether a text of an event holds an e-mail address or a phone number, which no event may. */
export function holdsPersonalData(text: string): boolean {
  return EMAIL.test(text) || PHONE.test(text);
}
