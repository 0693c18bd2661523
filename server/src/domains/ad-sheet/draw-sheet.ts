import type { ListingDetail } from '@kvadrat/contracts/api';
import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import QRCode from 'qrcode';
import { VOCABULARY_WORDS } from '../../platform/text';
import { openPdf, type OpenPdf } from './open-pdf';
import { sheetFacts, sheetPrice, sheetWriter, type SheetWriter } from './sheet-facts';
import { INNER, LARGE, PAGE, pictureBoxes, PICTURES_TOP, RIGHT } from './sheet-layout';
import { SHEET_COLORS as COLORS, SheetPen, type Box } from './sheet-pen';
import { SHEET_TEXTS } from './sheet-texts';

export interface SheetPicture {
  jpeg: Buffer;
  alt: string;
}

export interface SheetContent {
  listing: ListingDetail;
  locale: Locale;
  /** Whole address of the ad, for the code. */
  url: string;
  /** The first photos, at most three, cut to {@link PICTURE_BOXES}. */
  pictures: readonly SheetPicture[];
}

/** What the parts of a sheet are drawn with. */
interface Sheet extends SheetContent {
  pdf: OpenPdf;
  pen: SheetPen;
  writer: SheetWriter;
  /** Of what the advertiser wrote. */
  lang: string;
}

const FOOT_TOP = 716;
const CODE_SIZE = 84;
const MOST_FACTS = 14;
const FACT_HEIGHT = 19;
const SOFT = { color: COLORS.soft };

/**
 * One page that says the most of an ad, tagged for readers, in the language that is asked for. What the ad hides (its
 * exact place, its price) is not in the content and so not here.
 */
export function drawSheet(content: SheetContent): Promise<Buffer> {
  const { listing, locale } = content;
  const pdf = openPdf({
    title: listing.title,
    author: listing.advertiser.name,
    lang: LOCALE_DETAILS[locale].intl,
    date: new Date(listing.updatedAt),
  });
  const sheet: Sheet = {
    ...content,
    pdf,
    pen: new SheetPen(pdf),
    writer: sheetWriter(locale, VOCABULARY_WORDS[locale]),
    lang: LOCALE_DETAILS[listing.descriptionLocale].intl,
  };
  drawHead(sheet);
  drawDescription(sheet, drawFacts(sheet, drawOffer(sheet, drawPictures(sheet))));
  drawAdvertiser(sheet);
  drawAddress(sheet);
  return pdf.finish();
}

function drawHead({ pdf: { doc, ornament }, pen, writer, listing }: Sheet): void {
  ornament(() => {
    pen.set({ font: 'strong', size: 17 }).text('kvadrat', PAGE.margin, PAGE.margin - 4, { lineBreak: false });
    doc.rect(PAGE.margin + doc.widthOfString('kvadrat') + 2, PAGE.margin, 5, 5).fill(COLORS.accent);
  });
  const reference = `${writer.say(SHEET_TEXTS.reference)}: ${listing.reference}`;
  pen.write('P', reference, { size: 9, ...SOFT, align: 'right' }, { x: 300, y: PAGE.margin, width: RIGHT - 300 });
}

/** @returns where the next part begins, as those below */
function drawPictures({ pdf: { doc, tagged }, pictures }: Sheet): number {
  const boxes = pictureBoxes(pictures.length);
  boxes.forEach(({ x, y, width, height }, index) => {
    const picture = pictures[index];
    if (picture !== undefined)
      tagged('Figure', () => doc.image(picture.jpeg, x, y, { width, height }), { alt: picture.alt });
  });
  return boxes.length === 0 ? PICTURES_TOP : PICTURES_TOP + LARGE.height + 16;
}

/** Price, title and place. */
function drawOffer({ pen, writer, listing, lang }: Sheet, from: number): number {
  const { say } = writer;
  const line = { x: PAGE.margin, width: INNER };
  let y = from;
  if (listing.status === 'sold')
    y = pen.write('P', say(SHEET_TEXTS.sold), { font: 'strong', size: 11, color: COLORS.accent }, { ...line, y });
  const { price, beside } = sheetPrice(listing, writer);
  const width = pen.widthOf(price, { font: 'strong', size: 24 });
  const bottom = pen.write('P', price, { font: 'strong', size: 24 }, { ...line, y });
  const rest = { x: PAGE.margin + width + 12, y: y + 11, width: INNER - width - 12 };
  pen.write('P', beside, { size: 11, ...SOFT }, rest);
  y = pen.write('H1', listing.title, { font: 'strong', size: 15, lang }, { ...line, y: bottom + 2, height: 42 });
  const { address, place } = listing;
  const where = address === null ? place.label : `${address}, ${place.label}`;
  y = pen.write('P', where, { size: 10.5, ...SOFT }, { ...line, y: y + 2 });
  if (listing.mapDisplay !== 'marker') y = pen.write('P', say(SHEET_TEXTS.area), { size: 9, ...SOFT }, { ...line, y });
  return y;
}

function drawFacts({ pdf: { doc, ornament }, pen, writer, listing }: Sheet, from: number): number {
  const facts = sheetFacts(listing, writer).slice(0, MOST_FACTS);
  const column = (INNER - 24) / 2;
  const top = from + 10;
  facts.forEach(([name, value], index) => {
    const x = PAGE.margin + (index % 2) * (column + 24);
    const y = top + Math.floor(index / 2) * FACT_HEIGHT;
    pen.write('P', name, { size: 9.5, ...SOFT }, { x, y, width: column * 0.55 });
    const right = { x: x + column * 0.4, y, width: column * 0.6 };
    pen.write('P', value, { font: 'strong', size: 9.5, align: 'right' }, right);
    ornament(() => {
      const below = y + 14.5;
      doc
        .moveTo(x, below)
        .lineTo(x + column, below)
        .lineWidth(0.5)
        .stroke(COLORS.line);
    });
  });
  const y = top + Math.ceil(facts.length / 2) * FACT_HEIGHT + 4;
  if (listing.features.length === 0) return y;
  const features = listing.features.map((feature) => writer.words.features[feature]).join(' · ');
  return pen.write('P', features, { size: 9, ...SOFT }, { x: PAGE.margin, y, width: INNER, height: 26 });
}

function drawDescription({ pen, writer, listing, lang }: Sheet, from: number): void {
  const line = { x: PAGE.margin, width: INNER };
  const name = writer.say(SHEET_TEXTS.description);
  const y = pen.write('H2', name, { font: 'strong', size: 11.5 }, { ...line, y: from + 8 });
  if (FOOT_TOP - y <= 30) return;
  pen.write('P', listing.description, { size: 9.5, lang }, { ...line, y: y + 2, height: FOOT_TOP - y - 18 });
}

function drawAdvertiser({ pdf: { doc, ornament }, pen, writer: { say, words }, listing }: Sheet): void {
  ornament(() => doc.moveTo(PAGE.margin, FOOT_TOP).lineTo(RIGHT, FOOT_TOP).lineWidth(1).stroke(COLORS.ink));
  const { advertiser, agent } = listing;
  const left = { x: PAGE.margin, width: 250 };
  const small = { size: 9, ...SOFT };
  const kind =
    advertiser.agencyType === null || advertiser.agencyType === 'agency'
      ? words.advertiserTypes[advertiser.type]
      : words.agencyTypes[advertiser.agencyType];
  let y = pen.write('P', advertiser.name, { font: 'strong', size: 12 }, { ...left, y: FOOT_TOP + 12 });
  y = pen.write('P', kind, small, { ...left, y });
  if (advertiser.licence !== null)
    y = pen.write('P', `${say(SHEET_TEXTS.licence)}: ${advertiser.licence}`, small, { ...left, y });
  if (agent === null) return;
  const licence = agent.licence === null ? '' : ` (${agent.licence})`;
  pen.write('P', `${say(SHEET_TEXTS.agent)}: ${agent.name}${licence}`, small, { ...left, y });
}

/** The way to the ad itself: its address, as words and as a code. */
function drawAddress({ pdf: { doc, tagged }, pen, writer, listing, url }: Sheet): void {
  const { say } = writer;
  const box = { x: 320, width: RIGHT - CODE_SIZE - 12 - 320 };
  const small = { size: 8.5, ...SOFT, align: 'right' } as const;
  const scan = { font: 'strong', size: 9, align: 'right' } as const;
  let y = pen.write('P', say(SHEET_TEXTS.scan), scan, { ...box, y: FOOT_TOP + 12, height: 38 });
  y = pen.write('P', url.replace(/^https?:\/\//, ''), small, { ...box, y, height: 24 });
  pen.write('P', say(SHEET_TEXTS.asOf(writer.date(listing.updatedAt))), small, { ...box, y, height: 24 });
  const place = { x: RIGHT - CODE_SIZE, y: FOOT_TOP + 12, width: CODE_SIZE, height: CODE_SIZE };
  tagged('Figure', () => drawCode(doc, url, place), { alt: url });
}

/** The address as a QR code that is also a link. */
function drawCode(doc: PDFKit.PDFDocument, url: string, { x, y, width }: Box): void {
  const { size, data } = QRCode.create(url, { errorCorrectionLevel: 'M' }).modules;
  const module = width / size;
  for (let at = 0; at < data.length; at++) {
    if (data[at] === 1)
      doc.rect(x + (at % size) * module, y + Math.floor(at / size) * module, module + 0.02, module + 0.02);
  }
  doc.fill(COLORS.ink);
}
