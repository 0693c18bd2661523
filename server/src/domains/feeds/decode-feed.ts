import { FeedFileError } from './feed-file-error';

/** Bytes that are looked at for a byte-order mark and the XML declaration. */
const HEAD_BYTES = 4096;

/**
 * Turns the bytes of an XML file into text, chunk by chunk. The order of trust is byte-order mark, XML declaration,
 * `charset` of the HTTP answer, UTF-8: servers send a wrong `charset` far more often than files declare a wrong one.
 * Bytes that mean nothing in the encoding become U+FFFD, so that one damaged letter does not cost a whole file.
 * @param maxBytes larger files are refused while reading, never held in memory.
 * @throws {FeedFileError} `empty-file`, `unknown-encoding` or `too-large`.
 */
export async function* decodeFeed(
  bytes: AsyncIterable<Uint8Array>,
  { charset, maxBytes }: { charset?: string | undefined; maxBytes: number },
): AsyncGenerator<string> {
  let head = new Uint8Array(0);
  let decoder: TextDecoder | null = null;
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.byteLength;
    if (total > maxBytes) throw new FeedFileError('too-large', { detail: `The limit is ${String(maxBytes)} bytes.` });
    if (decoder !== null) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    head = Uint8Array.from([...head, ...chunk.subarray(0, HEAD_BYTES)]);
    const rest = chunk.subarray(HEAD_BYTES);
    if (head.byteLength < HEAD_BYTES) continue;
    decoder = createDecoder(head, charset);
    yield decoder.decode(head, { stream: true });
    yield decoder.decode(rest, { stream: true });
  }
  if (total === 0) throw new FeedFileError('empty-file');
  if (decoder === null) {
    decoder = createDecoder(head, charset);
    yield decoder.decode(head, { stream: true });
  }
  yield decoder.decode();
}

function createDecoder(head: Uint8Array, charset: string | undefined): TextDecoder {
  const label = markedEncoding(head) ?? declaredEncoding(head) ?? charset ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch (cause) {
    throw new FeedFileError('unknown-encoding', { line: 1, detail: label, cause });
  }
}

/** Encoding by byte-order mark, or by the zero bytes between the letters of a UTF-16 `<?`; anything white may stand before it. */
function markedEncoding(head: Uint8Array): string | null {
  const [first, second, third] = head;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const begin = new TextDecoder('latin1').decode(head.subarray(0, 256));
  if (/^(?:\s\0)*<\0[?\w]\0/.test(begin)) return 'utf-16le';
  return /^(?:\0\s)*\0<\0[?\w]/.test(begin) ? 'utf-16be' : null;
}

/** Encoding the XML declaration names. UTF-16 is disbelieved: a declaration that can be read as ASCII proves it wrong. */
function declaredEncoding(head: Uint8Array): string | null {
  const text = new TextDecoder('latin1').decode(head);
  const label = /^[^<]*<\?xml[^>]*?\sencoding\s*=\s*["']([^"'>]+)["']/i.exec(text)?.[1]?.trim().toLowerCase();
  return label === undefined || label.startsWith('utf-16') || label.startsWith('ucs-2') ? null : label;
}
