import { A4, openPdf, PDF_COLORS as COLORS, printable, sheetFontFile } from '@kvadrat/server/domains/ad-sheet';
import type { DocumentLocale } from './document-recipe';

const PAGE = { ...A4, margin: 56 };
const INNER = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 24;
/** The same each time it is made. */
const MADE = new Date('2026-01-01T00:00:00Z');

const NOTE: Readonly<Record<DocumentLocale, string>> = {
  hr: 'Pokazni dokument uz izmišljeni oglas portala Kvadrat. Nije isprava i ne opisuje stvarnu nekretninu.',
  en: 'A sample made for an invented ad on Kvadrat. It is no certificate and describes no real property.',
};

/** A document being written, top to bottom, tagged for readers. */
export interface DocumentPage {
  heading: (text: string) => void;
  paragraph: (text: string) => void;
  /** Cells of equal width in a line; the first line is set as the head of the table. */
  table: (rows: readonly (readonly string[])[]) => void;
  /** Bars one below the other, one of them marked. */
  scale: (steps: readonly { name: string; color: string; marked: boolean }[]) => void;
  /** A picture 4:3 as wide as the page. */
  picture: (file: Buffer, alt: string) => void;
  finish: () => Promise<Buffer>;
}

/** Begins a document; every page says that it is a sample. */
export function openDocument(title: string, locale: DocumentLocale): DocumentPage {
  const { doc, tagged, ornament, finish } = openPdf({
    title,
    author: 'Kvadrat',
    lang: locale === 'hr' ? 'hr-HR' : 'en-GB',
    date: MADE,
  });
  let y = PAGE.margin;
  const foot = (): void => ornament(() => writeFoot(doc, NOTE[locale]));
  const room = (height: number): void => {
    if (y + height <= BOTTOM) return;
    doc.addPage();
    foot();
    y = PAGE.margin;
  };
  const write = (
    tag: string,
    text: string,
    size: number,
    { strong = false, x = PAGE.margin, width = INNER, color = COLORS.ink } = {},
  ): number => {
    const shown = printable(text);
    doc
      .font(sheetFontFile(strong ? 'strong' : 'regular'))
      .fontSize(size)
      .fillColor(color);
    const options = { width, lineGap: size * 0.25 };
    tagged(tag, () => doc.text(shown, x, y, options));
    return doc.heightOfString(shown, options);
  };
  foot();
  y += write('H1', title, 22, { strong: true }) + 14;

  return {
    heading(text) {
      room(60);
      y += 10;
      y += write('H2', text, 13, { strong: true }) + 4;
    },
    paragraph(text) {
      doc.font(sheetFontFile('regular')).fontSize(10.5);
      room(doc.heightOfString(printable(text), { width: INNER, lineGap: 2.7 }) + 6);
      y += write('P', text, 10.5) + 6;
    },
    table(rows) {
      for (const [index, cells] of rows.entries()) {
        room(22);
        const width = INNER / cells.length;
        cells.forEach((cell, column) =>
          write('P', cell, 10, { strong: index === 0, x: PAGE.margin + column * width, width: width - 8 }),
        );
        ornament(() => drawRule(doc, y + 16));
        y += 21;
      }
      y += 6;
    },
    scale(steps) {
      for (const [index, { name, color, marked }] of steps.entries()) {
        ornament(() => drawBar(doc, { y, width: 90 + index * 30, color, marked }));
        y += 4;
        write('P', name, 11, { strong: true, x: PAGE.margin + 10, width: 70 });
        y += 24;
      }
      y += 8;
    },
    picture(file, alt) {
      const height = INNER * 0.75;
      room(height);
      tagged('Figure', () => doc.image(file, PAGE.margin, y, { width: INNER, height }), { alt });
      y += height + 12;
    },
    finish,
  };
}

type Doc = ReturnType<typeof openPdf>['doc'];

function writeFoot(doc: Doc, note: string): void {
  doc
    .font(sheetFontFile('regular'))
    .fontSize(8)
    .fillColor(COLORS.soft)
    .text(note, PAGE.margin, PAGE.height - PAGE.margin, { width: INNER, lineBreak: false });
}

/** A line under a row of a table. */
function drawRule(doc: Doc, y: number): void {
  doc
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(0.5)
    .stroke(COLORS.line);
}

/** A bar of a scale; the marked one has a frame. */
function drawBar(
  doc: Doc,
  { y, width, color, marked }: { y: number; width: number; color: string; marked: boolean },
): void {
  doc.rect(PAGE.margin, y, width, 22).fill(color);
  if (marked)
    doc
      .rect(PAGE.margin - 4, y - 3, width + 8, 28)
      .lineWidth(2)
      .stroke(COLORS.ink);
}
