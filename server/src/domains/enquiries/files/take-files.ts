import { AppError } from '@kvadrat/contracts/errors';
import { WrongFields } from '../../../platform/forms';
import {
  dropUpload,
  FILE_REFUSALS,
  FileError,
  PictureError,
  readUpload,
  type CleanFile,
  type FileScanner,
  type PictureMaker,
} from '../../media/api';
import { fileName } from './file-name';

export interface FileDeps {
  /** Where uploads wait; without it no files are taken. */
  dataDir?: string | undefined;
  pictures?: PictureMaker | undefined;
  /** Where the operator has none, files are not looked into. */
  scanFile?: FileScanner | undefined;
}

/** A file that goes along with a message. */
export interface MessageFile extends CleanFile {
  name: string;
}

/** One file after the other: of each at most one is worked on, however many people send at once. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes files of a message out of uploads. The uploads stay until `dropUploads`, so that a message that was not stored can be sent again.
 * @param tokens of the uploads, or the word for why one was refused on its way
 * @throws WrongFields of `files`: why the first that cannot be taken is refused
 */
export async function takeFiles(deps: FileDeps, tokens: readonly string[]): Promise<MessageFile[]> {
  const files: MessageFile[] = [];
  for (const token of tokens) {
    const taking = last.then(() => takeFile(deps, token));
    last = taking.catch(() => undefined);
    files.push(await taking);
  }
  return files;
}

async function takeFile({ dataDir, pictures, scanFile }: FileDeps, token: string): Promise<MessageFile> {
  // The portal has refused it while it came.
  if (FILE_REFUSALS.some((reason) => reason === token)) throw new WrongFields({ files: token });
  if (dataDir === undefined || pictures === undefined) throw new AppError('unavailable', 'files are not taken here');
  const upload = await readUpload(dataDir, token);
  if (upload === null) throw new WrongFields({ files: 'gone' });
  try {
    if ((await scanFile?.(upload.data)) === 'infected') throw new WrongFields({ files: 'infected' });
    const { data, ...file } = await pictures.clean(upload.data);
    return { ...file, data: Buffer.from(data), name: fileName(upload.name, file.type) };
  } catch (error) {
    if (isTransient(error)) throw error;
    // It is what it is.
    await dropUpload(dataDir, token);
    throw error instanceof PictureError || error instanceof FileError
      ? new WrongFields({ files: error.reason })
      : error;
  }
}

/** Tried again it may be taken: the process was lost, or the scanner does not answer. */
function isTransient(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable';
}

/** The message has them. */
export async function dropUploads({ dataDir }: FileDeps, tokens: readonly string[]): Promise<void> {
  if (dataDir !== undefined) await Promise.all(tokens.map((token) => dropUpload(dataDir, token)));
}
