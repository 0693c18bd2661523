export { infoPageHtml } from './info-page';
export { INFO_PATHS } from './info-paths';
export { INFO_STYLE } from './info-style';
export { addStaticPages } from './static-page.routes';
export { inlineHtml, textHtml } from './text-html';
