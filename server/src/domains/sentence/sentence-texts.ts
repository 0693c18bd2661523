import type { Locale } from '@kvadrat/contracts/locales';
import type { SentenceErrorCode } from './sentence-error';

/** What is said when a sentence is not read. */
export const SENTENCE_TEXTS: Readonly<Record<Locale, Readonly<Record<SentenceErrorCode, string>>>> = {
  hr: { SENTENCE_TOO_LONG: 'Rečenica je preduga: može imati najviše 250 znakova.' },
  de: { SENTENCE_TOO_LONG: 'Der Satz ist zu lang: höchstens 250 Zeichen sind möglich.' },
  en: { SENTENCE_TOO_LONG: 'The sentence is too long: it may have 250 characters at most.' },
  it: { SENTENCE_TOO_LONG: 'La frase è troppo lunga: può avere al massimo 250 caratteri.' },
  fr: { SENTENCE_TOO_LONG: 'La phrase est trop longue : 250 caractères au plus.' },
  es: { SENTENCE_TOO_LONG: 'La frase es demasiado larga: puede tener 250 caracteres como máximo.' },
  ru: { SENTENCE_TOO_LONG: 'Предложение слишком длинное: не более 250 символов.' },
  pt: { SENTENCE_TOO_LONG: 'A frase é demasiado longa: pode ter no máximo 250 caracteres.' },
  el: { SENTENCE_TOO_LONG: 'Η πρόταση είναι πολύ μεγάλη: έως 250 χαρακτήρες.' },
};
