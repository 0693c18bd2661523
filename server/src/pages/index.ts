export { apiBridge } from './api-bridge';
export { addPages, type PreparePage } from './page.routes';
export { PageDesk } from './page-desk';
export { InlineStyles } from './inline-styles';
export { PageComposer, type ShellPage } from './page-composer';
export { readableSnapshot } from './readable-releases';
export { warmUpJobs } from './warm-up-jobs';
