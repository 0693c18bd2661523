import '@kvadrat/ui-kit/layers.css';
import { defineElements } from '@kvadrat/remote-kit';
import { adsElement } from './features/embed';
import { loadCatalogue } from './locales/catalogues.jsonc';

/** Elements by the names that `remote.config.ts` declares. */
export const elements = defineElements({
  name: 'mf-search',
  loadCatalogue,
  elements: { 'kvadrat-search': { root: 'shadow', page: adsElement } },
});
