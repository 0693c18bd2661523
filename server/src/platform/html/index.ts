export { attributes, escapeHtml } from './escape-html';
export { inlineStyle, type InlineStyle } from './inline-style';
export { NEVER_KEPT } from './never-kept';
