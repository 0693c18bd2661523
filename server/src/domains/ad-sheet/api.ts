export { addAdSheet } from './ad-sheet.routes';
export { A4, openPdf, PDF_COLORS } from './open-pdf';
export { printable, sheetFontFile } from './sheet-fonts';
