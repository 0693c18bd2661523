import { defineServerBundle } from '@kvadrat/remote-kit/ssr';
import { laterList } from './features/list/later';
import * as listParts from './features/list/later-parts';
import { loadCatalogue } from './locales/catalogues.jsonc';
import { pages } from './pages';

laterList.provide(listParts);

export const { render } = defineServerBundle({ pages, loadCatalogue });
