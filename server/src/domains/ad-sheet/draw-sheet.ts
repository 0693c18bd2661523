import type { ListingDetail } from '@kvadrat/contracts/api';
import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import QRCode from 'qrcode';
import { VOCABULARY_WORDS } from '../../platform/text';
import { A4, openPdf, PDF_COLORS } from './open-pdf';
import { sheetFacts, sheetPrice, sheetWriter } from './sheet-facts';
import { printable, sheetFontFile, type SheetFont } from './sheet-fonts';
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

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const PAGE = { ...A4, margin: 42 };
const INNER = PAGE.width - 2 * PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const GAP = 8;
const PICTURES_TOP = 76;
const LARGE: Box = { x: PAGE.margin, y: PICTURES_TOP, width: 338, height: 220 };
const SMALL_WIDTH = INNER - LARGE.width - GAP;
const SMALL_HEIGHT = (LARGE.height - GAP) / 2;
const SMALL_LEFT = LARGE.x + LARGE.width + GAP;

/** Where pictures stand, by how many there are. */
export const PICTURE_BOXES: Readonly<Record<1 | 2 | 3, readonly Box[]>> = {
  1: [{ ...LARGE, width: INNER }],
  2: [LARGE, { ...LARGE, x: SMALL_LEFT, width: SMALL_WIDTH }],
  3: [
    LARGE,
    { x: SMALL_LEFT, y: PICTURES_TOP, width: SMALL_WIDTH, height: SMALL_HEIGHT },
    { x: SMALL_LEFT, y: PICTURES_TOP + SMALL_HEIGHT + GAP, width: SMALL_WIDTH, height: SMALL_HEIGHT },
  ],
};

const FOOT_TOP = 716;
const CODE_SIZE = 84;
const MOST_FACTS = 14;
const FACT_HEIGHT = 19;
const COLORS = { ...PDF_COLORS, accent: '#b0153f' };

/**
 * One page that says the most of an ad, tagged for readers, in the language that is asked for. What the ad hides (its
 * exact place, its price) is not in the content and so not here.
 */
export function drawSheet({ listing, locale, url, pictures }: SheetContent): Promise<Buffer> {
  const writer = sheetWriter(locale, VOCABULARY_WORDS[locale]);
  const { say, words } = writer;
  const { title, place, address, advertiser, agent } = listing;
  // Of what the advertiser wrote.
  const lang = LOCALE_DETAILS[listing.descriptionLocale].intl;
  const { doc, tagged, ornament, finish } = openPdf({
    title,
    author: advertiser.name,
    lang: LOCALE_DETAILS[locale].intl,
    date: new Date(listing.updatedAt),
  });
  const set = (font: SheetFont, size: number, color: string = COLORS.ink): PDFKit.PDFDocument =>
    doc.font(sheetFontFile(font)).fontSize(size).fillColor(color);
  /** Writes into a box and answers where it ended; what does not fit ends with dots. */
  const write = (
    tag: string,
    text: string,
    font: SheetFont,
    size: number,
    box: Omit<Box, 'height'> & { height?: number },
    look: { color?: string; align?: 'right'; lang?: string } = {},
  ): number => {
    const shown = printable(text);
    if (shown === '') return box.y;
    set(font, size, look.color);
    const options: PDFKit.Mixins.TextOptions = {
      width: box.width,
      height: box.height ?? size * 1.4,
      ellipsis: '…',
      lineGap: size * 0.22,
      paragraphGap: size * 0.4,
      ...(look.align === undefined ? {} : { align: look.align }),
    };
    tagged(tag, () => doc.text(shown, box.x, box.y, options), look.lang === undefined ? {} : { lang: look.lang });
    return doc.y;
  };

  ornament(() => {
    set('strong', 17).text('kvadrat', PAGE.margin, PAGE.margin - 4, { lineBreak: false });
    doc.rect(PAGE.margin + doc.widthOfString('kvadrat') + 2, PAGE.margin, 5, 5).fill(COLORS.accent);
  });
  write(
    'P',
    `${say(SHEET_TEXTS.reference)}: ${listing.reference}`,
    'regular',
    9,
    { x: 300, y: PAGE.margin, width: RIGHT - 300 },
    { color: COLORS.soft, align: 'right' },
  );

  const boxes = pictures.length === 0 ? [] : PICTURE_BOXES[pictures.length === 1 ? 1 : pictures.length === 2 ? 2 : 3];
  boxes.forEach(({ x, y, width, height }, index) => {
    const picture = pictures[index];
    if (picture !== undefined)
      tagged('Figure', () => doc.image(picture.jpeg, x, y, { width, height }), { alt: picture.alt });
  });

  let y = boxes.length === 0 ? PICTURES_TOP : PICTURES_TOP + LARGE.height + 16;
  if (listing.status === 'sold')
    y = write('P', say(SHEET_TEXTS.sold), 'strong', 11, { x: PAGE.margin, y, width: INNER }, { color: COLORS.accent });
  const { price, beside } = sheetPrice(listing, writer);
  set('strong', 24);
  const priceWidth = doc.widthOfString(printable(price));
  const priceBottom = write('P', price, 'strong', 24, { x: PAGE.margin, y, width: INNER });
  write(
    'P',
    beside,
    'regular',
    11,
    { x: PAGE.margin + priceWidth + 12, y: y + 11, width: INNER - priceWidth - 12 },
    { color: COLORS.soft },
  );
  y = write('H1', title, 'strong', 15, { x: PAGE.margin, y: priceBottom + 2, width: INNER, height: 42 }, { lang });
  y = write(
    'P',
    address === null ? place.label : `${address}, ${place.label}`,
    'regular',
    10.5,
    { x: PAGE.margin, y: y + 2, width: INNER },
    { color: COLORS.soft },
  );
  if (listing.mapDisplay !== 'marker')
    y = write('P', say(SHEET_TEXTS.area), 'regular', 9, { x: PAGE.margin, y, width: INNER }, { color: COLORS.soft });

  const facts = sheetFacts(listing, writer).slice(0, MOST_FACTS);
  const column = (INNER - 24) / 2;
  const top = y + 10;
  facts.forEach(([name, value], index) => {
    const x = PAGE.margin + (index % 2) * (column + 24);
    const line = top + Math.floor(index / 2) * FACT_HEIGHT;
    write('P', name, 'regular', 9.5, { x, y: line, width: column * 0.55 }, { color: COLORS.soft });
    write('P', value, 'strong', 9.5, { x: x + column * 0.4, y: line, width: column * 0.6 }, { align: 'right' });
    ornament(() =>
      doc
        .moveTo(x, line + 14.5)
        .lineTo(x + column, line + 14.5)
        .lineWidth(0.5)
        .stroke(COLORS.line),
    );
  });
  y = top + Math.ceil(facts.length / 2) * FACT_HEIGHT + 4;
  if (listing.features.length > 0) {
    y = write(
      'P',
      listing.features.map((feature) => words.features[feature]).join(' · '),
      'regular',
      9,
      { x: PAGE.margin, y, width: INNER, height: 26 },
      { color: COLORS.soft },
    );
  }
  y = write('H2', say(SHEET_TEXTS.description), 'strong', 11.5, { x: PAGE.margin, y: y + 8, width: INNER });
  if (FOOT_TOP - y > 30)
    write(
      'P',
      listing.description,
      'regular',
      9.5,
      { x: PAGE.margin, y: y + 2, width: INNER, height: FOOT_TOP - y - 18 },
      { lang },
    );

  ornament(() => doc.moveTo(PAGE.margin, FOOT_TOP).lineTo(RIGHT, FOOT_TOP).lineWidth(1).stroke(COLORS.ink));
  const left = { x: PAGE.margin, width: 250 };
  const kind =
    advertiser.agencyType === null || advertiser.agencyType === 'agency'
      ? words.advertiserTypes[advertiser.type]
      : words.agencyTypes[advertiser.agencyType];
  y = write('P', advertiser.name, 'strong', 12, { ...left, y: FOOT_TOP + 12 });
  y = write('P', kind, 'regular', 9, { ...left, y }, { color: COLORS.soft });
  if (advertiser.licence !== null)
    y = write(
      'P',
      `${say(SHEET_TEXTS.licence)}: ${advertiser.licence}`,
      'regular',
      9,
      { ...left, y },
      { color: COLORS.soft },
    );
  if (agent !== null)
    write(
      'P',
      `${say(SHEET_TEXTS.agent)}: ${agent.name}${agent.licence === null ? '' : ` (${agent.licence})`}`,
      'regular',
      9,
      { ...left, y },
      { color: COLORS.soft },
    );
  const beforeCode = { x: 320, width: RIGHT - CODE_SIZE - 12 - 320 };
  y = write(
    'P',
    say(SHEET_TEXTS.scan),
    'strong',
    9,
    { ...beforeCode, y: FOOT_TOP + 12, height: 38 },
    { align: 'right' },
  );
  y = write(
    'P',
    url.replace(/^https?:\/\//, ''),
    'regular',
    8.5,
    { ...beforeCode, y, height: 24 },
    { color: COLORS.soft, align: 'right' },
  );
  write(
    'P',
    say(SHEET_TEXTS.asOf(writer.date(listing.updatedAt))),
    'regular',
    8.5,
    { ...beforeCode, y, height: 24 },
    { color: COLORS.soft, align: 'right' },
  );
  tagged(
    'Figure',
    () => drawCode(doc, url, { x: RIGHT - CODE_SIZE, y: FOOT_TOP + 12, width: CODE_SIZE, height: CODE_SIZE }),
    { alt: url },
  );
  return finish();
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
