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
import { pages } from './pages';

export const { render } = defineServerBundle({ pages, catalogues: { hr, de, en, it, fr, es, ru, pt, el } });
