import { defineServerBundle } from '@kvadrat/remote-kit/ssr';
import { words as deWords } from '@kvadrat/contracts/words/de';
import { words as elWords } from '@kvadrat/contracts/words/el';
import { words as enWords } from '@kvadrat/contracts/words/en';
import { words as esWords } from '@kvadrat/contracts/words/es';
import { words as frWords } from '@kvadrat/contracts/words/fr';
import { words as hrWords } from '@kvadrat/contracts/words/hr';
import { words as itWords } from '@kvadrat/contracts/words/it';
import { words as ptWords } from '@kvadrat/contracts/words/pt';
import { words as ruWords } from '@kvadrat/contracts/words/ru';
import { messages as de } from './locales/de/messages.po';
import { messages as el } from './locales/el/messages.po';
import { messages as en } from './locales/en/messages.po';
import { messages as es } from './locales/es/messages.po';
import { messages as fr } from './locales/fr/messages.po';
import { messages as hr } from './locales/hr/messages.po';
import { messages as it } from './locales/it/messages.po';
import { messages as pt } from './locales/pt/messages.po';
import { messages as ru } from './locales/ru/messages.po';
import { laterAd } from './features/ad/later';
import * as adParts from './features/ad/later-parts';
import { pages } from './pages';

laterAd.provide(adParts);

export const { render } = defineServerBundle({
  pages,
  catalogues: { hr, de, en, it, fr, es, ru, pt, el },
  words: { hr: hrWords, de: deWords, en: enWords, it: itWords, fr: frWords, es: esWords, ru: ruWords, pt: ptWords, el: elWords },
});
