export { profilePage } from './profile.page';
