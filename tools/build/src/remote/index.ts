export { definePage, type LoadContext, type PageDefinition, type PageLoad, type RemotePages } from './page-definition';
export { defineRemote, type RemoteDefinition } from './define-remote';
export { defineElements, type ElementsDefinition } from './define-elements';
export { useLaterMessages, type AddLaterMessages, type LaterCatalogues } from './later-messages';
export { laterPage } from './later-page';
export { pageTools } from './page-tools';
export { useRemote, type RemoteServices } from './remote-services';
export type { LoadCatalogue } from './catalogues';
export { catalogueLoader, useWords, type SayWord } from './words';
