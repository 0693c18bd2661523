export { INFO_PATHS } from './info-paths';
export { INFO_STYLE } from './info-style';
export { addStaticPages } from './static-page.routes';
export { textHtml } from './text-html';
