import { defineServerBundle } from '@kvadrat/remote-kit/ssr';
import { loadCatalogue } from './locales/catalogues.jsonc';
import { pages } from './pages';

export const { render } = defineServerBundle({ pages, loadCatalogue });
