export { addAdSheet } from './ad-sheet.routes';
