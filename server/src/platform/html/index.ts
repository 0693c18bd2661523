export { attributes, escapeHtml } from './escape-html';
export { feedHtml, feedText } from './feed-text';
export { inlineStyle, type InlineStyle } from './inline-style';
export { NEVER_KEPT, OWN_COPY } from './never-kept';
