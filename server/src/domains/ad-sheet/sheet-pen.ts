import { PDF_COLORS, type OpenPdf } from './open-pdf';
import { printable, sheetFontFile, type SheetFont } from './sheet-fonts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a line looks: its font, its size in points, and what is unusual about it. */
interface Look {
  font?: SheetFont;
  size: number;
  color?: string;
  align?: 'right';
  /** Of what the advertiser wrote. */
  lang?: string;
}

export const SHEET_COLORS = { ...PDF_COLORS, accent: '#b0153f' };

/** Writes on a sheet. */
export class SheetPen {
  constructor(private readonly pdf: Pick<OpenPdf, 'doc' | 'tagged'>) {}

  set({ font = 'regular', size, color = SHEET_COLORS.ink }: Pick<Look, 'font' | 'size' | 'color'>): PDFKit.PDFDocument {
    return this.pdf.doc.font(sheetFontFile(font)).fontSize(size).fillColor(color);
  }

  /** Writes into a box and answers where it ended; what does not fit ends with dots. */
  write(tag: string, text: string, look: Look, box: Omit<Box, 'height'> & { height?: number }): number {
    const shown = printable(text);
    if (shown === '') return box.y;
    const { size, align, lang } = look;
    this.set(look);
    const options: PDFKit.Mixins.TextOptions = {
      width: box.width,
      height: box.height ?? size * 1.4,
      ellipsis: '…',
      lineGap: size * 0.22,
      paragraphGap: size * 0.4,
      ...(align === undefined ? {} : { align }),
    };
    const { doc, tagged } = this.pdf;
    tagged(tag, () => doc.text(shown, box.x, box.y, options), lang === undefined ? {} : { lang });
    return doc.y;
  }

  /** How wide a line would be. */
  widthOf(text: string, look: Pick<Look, 'font' | 'size'>): number {
    return this.set(look).widthOfString(printable(text));
  }
}
