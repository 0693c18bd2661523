import type { Locale } from '@kvadrat/contracts/locales';

/** How a language addresses the reader, and words that would address them otherwise. English has one way, Croatian is the source. */
export const ADDRESS: Readonly<Partial<Record<Locale, { one: string; other: string }>>> = {
  de: { one: 'Sie', other: 'du|dich|dir|dein\\w*|euch|euer|eure[mnrs]?' },
  it: {
    one: 'Lei, and infinitives on buttons',
    other:
      'voi|vostr[oaie]|tu|tuo|tua|tuoi|tue|avete|siete|potete|dovete|volete|riprovate|scegliete|scrivete|(?<=^ *)(?:salva|mostra|chiudi|apri|invia|accedi|annulla|rimuovi|scegli|riprova|elimina|scarica)(?=$| (?:il|la|l’|i|gli|le|lo)[ ’])',
  },
  fr: { one: 'vous', other: 'tu|toi|tes' },
  es: { one: 'usted', other: 'tú|ti|tu|tus|vosotros|vuestr[oa]s?' },
  ru: { one: 'вы', other: 'ты|тебя|тебе|тобой|тво[йеёияю]\\w*' },
  pt: { one: 'the third person without você', other: 'tu|teus?|tuas?|você|vocês' },
  el: { one: 'the plural of politeness', other: 'εσύ|εσένα|σου' },
};
