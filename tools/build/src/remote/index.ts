export { definePage, type LoadContext, type PageDefinition, type PageLoad, type RemotePages } from './page-definition';
export { defineRemote, type RemoteDefinition } from './define-remote';
export { useRemote, type RemoteServices } from './remote-services';
export { catalogueLoader, useWords, withWords, type SayWord } from './words';
