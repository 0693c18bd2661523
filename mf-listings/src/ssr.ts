import { defineServerBundle } from '@kvadrat/remote-kit/ssr';
import { laterAd } from './components/ad/later';
import * as adParts from './components/ad/later-parts';
import { loadCatalogue } from './locales/catalogues.jsonc';
import { pages } from './pages';

laterAd.provide(adParts);

export const { render } = defineServerBundle({ pages, loadCatalogue });
