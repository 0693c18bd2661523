import '@kvadrat/ui-kit/layers.css';
import { defineRemote } from '@kvadrat/remote-kit';
import { loadCatalogue } from './locales/catalogues.jsonc';
import { pages } from './pages';

export const { bootstrap, mount, update, unmount, preload } = defineRemote({ name: 'mf-prices', pages, loadCatalogue });
