/**
 * A photo as phones take them: HEIC of 96 × 64 pixels that is to be shown turned to the left, so that what was its left, red half is
 * below and its right, blue one above. Made with libheif and x265.
 */
export const HEIC_PHOTO = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFwAAEAAAAAAAAAhAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAzGlwcnAAAACtaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAAAlpcm90AQAAABdpcG1hAAAAAAAAAAEAAQSBAoOEAAAAjG1kYXQAAACAKAGvCeDHjzl1X//9GN///CNPIftcXUkEp//VQoO/hVD//szFdTLiCF5YBYAht5C9vGF+USOisendIqmkkj4UFVEXvvvwnwHyUWsWBKPygcvEJnad4zal/DvqfbjZ4SQpxm07KeWDtUGtcn3Gfpo23t2GWtmi+G9WXW5hsg5XfJ8=',
  'base64',
);

/** The same, saying of itself to have 30,000 × 30,000 pixels. */
export function heicBomb(): Buffer {
  const bomb = Buffer.from(HEIC_PHOTO);
  const size = bomb.indexOf('ispe') + 8;
  bomb.writeUInt32BE(30_000, size);
  bomb.writeUInt32BE(30_000, size + 4);
  return bomb;
}
