export { addAdSheet } from './ad-sheet.routes';
export { printable, sheetFontFile } from './sheet-fonts';
