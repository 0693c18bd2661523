import DecodeStream from 'pdf-lib/cjs/core/streams/DecodeStream';

/** What one packed part of a PDF may unpack to; tables of a plan of a whole quarter have a tenth of it. */
const MOST_BYTES = 32 * 1024 * 1024;

let limited = false;

/** Limits what the PDF library unpacks, which has no limit of its own: ten megabytes of zeros are ten gigabytes. */
export function limitUnpacking(): void {
  if (limited) return;
  limited = true;
  const proto: unknown = DecodeStream.prototype;
  if (!hasBuffer(proto)) throw new Error('the PDF library unpacks in another way than before');
  const { ensureBuffer } = proto;
  proto.ensureBuffer = function (requested) {
    if (requested > MOST_BYTES) throw new RangeError('a part of this PDF unpacks to too much');
    return ensureBuffer.call(this, requested);
  };
}

interface Buffered {
  ensureBuffer: (this: unknown, requested: number) => Uint8Array;
}

function hasBuffer(proto: unknown): proto is Buffered {
  return (
    typeof proto === 'object' && proto !== null && 'ensureBuffer' in proto && typeof proto.ensureBuffer === 'function'
  );
}
