/** Fonts of printed sheets: whole ones, as a document carries what it uses of them. */
export const SHEET_FONTS = [
  { name: 'regular', source: '400Regular/Commissioner_400Regular.ttf' },
  { name: 'strong', source: '700Bold/Commissioner_700Bold.ttf' },
] as const;

/** Path of a font in the project. */
export function sheetFontFile(name: string): string {
  return `server/data/fonts/commissioner-${name}.ttf`;
}
