import { defineServerBundle } from '@kvadrat/remote-kit/ssr';
import { messages as de } from './locales/de/messages.po';
import { messages as el } from './locales/el/messages.po';
import { messages as en } from './locales/en/messages.po';
import { messages as es } from './locales/es/messages.po';
import { messages as fr } from './locales/fr/messages.po';
import { messages as hr } from './locales/hr/messages.po';
import { messages as it } from './locales/it/messages.po';
import { messages as pt } from './locales/pt/messages.po';
import { messages as ru } from './locales/ru/messages.po';
import { words as deWords } from './locales/words/de';
import { words as elWords } from './locales/words/el';
import { words as enWords } from './locales/words/en';
import { words as esWords } from './locales/words/es';
import { words as frWords } from './locales/words/fr';
import { words as hrWords } from './locales/words/hr';
import { words as itWords } from './locales/words/it';
import { words as ptWords } from './locales/words/pt';
import { words as ruWords } from './locales/words/ru';
import { laterList } from './features/list/later';
import * as listParts from './features/list/later-parts';
import { pages } from './pages';

laterList.provide(listParts);

export const { render } = defineServerBundle({
  pages,
  catalogues: { hr, de, en, it, fr, es, ru, pt, el },
  words: { hr: hrWords, de: deWords, en: enWords, it: itWords, fr: frWords, es: esWords, ru: ruWords, pt: ptWords, el: elWords },
});
