import '@kvadrat/ui-kit/layers.css';
import { defineElements } from '@kvadrat/remote-kit';
import { authElement } from './features/dialog';
import { oneTapElement } from './features/one-tap';
import { loadCatalogue } from './locales/catalogues.jsonc';

/** Elements by the names that `remote.config.ts` declares. */
export const elements = defineElements({
  name: 'mf-auth',
  loadCatalogue,
  elements: {
    'kvadrat-auth': { root: 'light', page: authElement },
    'kvadrat-one-tap': { root: 'light', page: oneTapElement },
  },
});
