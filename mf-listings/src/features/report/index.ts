export { reportPage } from './report.page';
