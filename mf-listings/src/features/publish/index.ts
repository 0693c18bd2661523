export { publishPage } from './publish.page';
