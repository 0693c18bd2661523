import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';
import { printable } from './sheet-fonts';

/** Points of an A4 page. */
export const A4 = { width: 595, height: 842 };
export const PDF_COLORS = { ink: '#14211f', soft: '#465450', line: '#dde2de' };

/** A document being written, tagged for readers. */
export interface OpenPdf {
  doc: PDFKit.PDFDocument;
  /** Draws a part that readers are told of. */
  tagged: (tag: string, draw: () => void, options?: { alt?: string; lang?: string }) => void;
  /** Draws what says nothing to readers. */
  ornament: (draw: () => void) => void;
  finish: () => Promise<Buffer>;
}

/** Read as the first document is begun: with what it brings it takes 9 MB, and many a process never writes one. */
const readPdfKit = (): typeof PdfDocument => createRequire(import.meta.url)('pdfkit') as typeof PdfDocument;

/** Begins a PDF of A4 pages, the same each time for the same content and date. @param lang BCP 47 */
export function openPdf({
  title,
  author,
  lang,
  date,
}: {
  title: string;
  author: string;
  lang: string;
  date: Date;
}): OpenPdf {
  const PDFDocument = readPdfKit();
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    info: {
      Title: printable(title),
      Author: printable(author),
      Creator: 'Kvadrat',
      Producer: 'Kvadrat',
      CreationDate: date,
      ModDate: date,
    },
  });
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    doc
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts)))
      .on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    tagged(tag, draw, options = {}) {
      root.add(doc.struct(tag, options, draw));
    },
    ornament(draw) {
      doc.markContent('Artifact');
      draw();
      doc.endMarkedContent();
    },
    finish() {
      root.end();
      doc.end();
      return done;
    },
  };
}
