export { infoPage } from './info.page';
