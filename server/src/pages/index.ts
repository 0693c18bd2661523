export { apiBridge } from './api-bridge';
export { attributes, escapeHtml } from './escape-html';
export { flaggedRenderer } from './flagged-renderer';
export { addPages, sendShellPage, showPage, type ShowPage } from './page.routes';
export { inlineStyle, InlineStyles } from './inline-styles';
export { PageComposer, type ServerPage, type ShellPage } from './page-composer';
export { releaseBase } from './route-table';
export { RenderPool } from './render/render-pool';
export { warmUpJobs } from './warm-up-jobs';
