export { homePage } from './home.page';
