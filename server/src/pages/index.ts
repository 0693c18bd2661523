export { apiBridge } from './api-bridge';
export { attributes, escapeHtml } from './escape-html';
export { addPages, type PreparePage } from './page.routes';
export { PageDesk, type ShowPage } from './page-desk';
export { inlineStyle, InlineStyles } from './inline-styles';
export { PageComposer, type ServerPage, type ShellPage } from './page-composer';
export { readableSnapshot } from './readable-releases';
export { releaseBase } from './route-table';
export { warmUpJobs } from './warm-up-jobs';
