export { hiddenPage } from './hidden.page';
export { recentPage } from './recent.page';
