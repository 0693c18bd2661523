/** Codes of three letters and names, as programs write the languages of their texts. */
const LANGUAGE_WORDS: Readonly<Record<string, string>> = {
  hrv: 'hr',
  croatian: 'hr',
  hrvatski: 'hr',
  kroatisch: 'hr',
  croato: 'hr',
  croata: 'hr',
  croate: 'hr',
  deu: 'de',
  ger: 'de',
  german: 'de',
  deutsch: 'de',
  njemacki: 'de',
  njemački: 'de',
  eng: 'en',
  english: 'en',
  engleski: 'en',
  englisch: 'en',
  ita: 'it',
  italian: 'it',
  italiano: 'it',
  talijanski: 'it',
  italienisch: 'it',
  fra: 'fr',
  fre: 'fr',
  french: 'fr',
  français: 'fr',
  francais: 'fr',
  francuski: 'fr',
  spa: 'es',
  spanish: 'es',
  español: 'es',
  espanol: 'es',
  castellano: 'es',
  španjolski: 'es',
  rus: 'ru',
  russian: 'ru',
  русский: 'ru',
  ruski: 'ru',
  russisch: 'ru',
  por: 'pt',
  portuguese: 'pt',
  português: 'pt',
  portugues: 'pt',
  portugalski: 'pt',
  ell: 'el',
  gre: 'el',
  gr: 'el',
  greek: 'el',
  ελληνικά: 'el',
  grčki: 'el',
  grcki: 'el',
};
const LANGUAGE_ATTRIBUTES = ['xml:lang', 'lang', 'language', 'locale', 'jezik', 'sprache', 'lingua', 'idioma'];

/** Code of the language that a word means: `hr`, `hr-HR`, `HRV`, `Croatian` → `hr`; null for what is none. */
export function languageCode(word: string): string | null {
  const text = word.trim().toLowerCase();
  const [first = ''] = text.split(/[-_]/);
  const known = LANGUAGE_WORDS[text] ?? LANGUAGE_WORDS[first];
  return known ?? (/^[a-z]{2}$/.test(first) && /^[a-z]{2}([-_][a-z0-9]{2,8})*$/.test(text) ? first : null);
}

/** Language an element says it is in; null where it says nothing. */
export function languageOf(attributes: Readonly<Record<string, string>>): string | null {
  const names = Object.keys(attributes);
  for (const wanted of LANGUAGE_ATTRIBUTES) {
    const name = names.find((one) => one.toLowerCase() === wanted);
    const language = name === undefined ? null : languageCode(attributes[name] ?? '');
    if (language !== null) return language;
  }
  return null;
}
