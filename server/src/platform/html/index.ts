export { attributes, escapeHtml } from './escape-html';
export { inlineStyle, type InlineStyle } from './inline-style';
export { NEVER_KEPT, type ServerPage, type ShowPage } from './show-page';
