import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef, PDFStream, type PDFObject } from 'pdf-lib';
import { FileError } from './file-error';
import { limitUnpacking } from './limit-unpacking';
import { withoutJpegTags } from './without-jpeg-tags';

/** What tells of the maker, and what does something by itself; gone wherever it stands. */
const TAKEN_OUT = [
  'Metadata',
  'PieceInfo',
  'LastModified',
  'OpenAction',
  'AA',
  'JS',
  'JavaScript',
  'EF',
  'EmbeddedFiles',
  'AF',
  'XFA',
  'RichMediaContent',
].map((name) => PDFName.of(name));
/** Actions that leave the document; a link to an address stays. */
const ACTIONS: ReadonlySet<string> = new Set([
  '/JavaScript',
  '/Launch',
  '/SubmitForm',
  '/ImportData',
  '/GoToE',
  '/GoToR',
  '/Rendition',
  '/RichMediaExecute',
]);
/** A thousand plans have less. */
const MOST_OBJECTS = 60_000;
const DEEPEST = 60;

/**
 * Writes a PDF anew: pages as they are, without title, author, program, dates, XMP, attached files, scripts and actions, and without what
 * earlier versions of it held. A signature in it is no longer valid.
 * @throws {FileError} `locked`, `broken`
 */
export async function cleanPdf(original: Uint8Array): Promise<Buffer> {
  if (countObjects(original) > MOST_OBJECTS) throw new FileError('broken');
  limitUnpacking();
  try {
    const document = await PDFDocument.load(original, { updateMetadata: false, throwOnInvalidObject: true });
    const { context } = document;
    if (document.getPageCount() === 0) throw new FileError('broken');
    const { Info: info } = context.trailerInfo;
    if (info instanceof PDFRef) context.delete(info);
    context.trailerInfo.Info = undefined;
    context.trailerInfo.ID = undefined;
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      if (isXmp(object)) context.delete(ref);
      else {
        strip(object, 0);
        if (object instanceof PDFRawStream) context.assign(ref, withoutPictureTags(object));
      }
    }
    return Buffer.from(await document.save({ addDefaultPage: false, updateFieldAppearances: false }));
  } catch (cause) {
    if (cause instanceof FileError) throw cause;
    throw new FileError(isLocked(cause) ? 'locked' : 'broken', cause);
  }
}

/** The library's errors are of no class that could be asked for. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && error.message.includes('is encrypted');
}

function countObjects(bytes: Uint8Array): number {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = whole.indexOf(' obj'); at >= 0; at = whole.indexOf(' obj', at + 4)) count += 1;
  return count;
}

const isXmp = (object: PDFObject): boolean =>
  object instanceof PDFStream && object.dict.get(PDFName.of('Type'))?.toString() === '/Metadata';

function strip(object: PDFObject, depth: number): void {
  if (depth > DEEPEST) throw new FileError('broken');
  if (object instanceof PDFArray) for (const part of object.asArray()) strip(part, depth + 1);
  const dict = object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : null;
  if (dict === null) return;
  if (ACTIONS.has(dict.get(PDFName.of('S'))?.toString() ?? '')) for (const key of dict.keys()) dict.delete(key);
  for (const name of TAKEN_OUT) dict.delete(name);
  for (const part of dict.values()) strip(part, depth + 1);
}

/** A photo in a document has tags of its own. */
function withoutPictureTags(stream: PDFRawStream): PDFRawStream {
  return stream.dict.get(PDFName.of('Filter'))?.toString() === '/DCTDecode'
    ? PDFRawStream.of(stream.dict, withoutJpegTags(stream.contents))
    : stream;
}
