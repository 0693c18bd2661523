export { directoryPage } from './directory.page';
