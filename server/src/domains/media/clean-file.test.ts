import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import sharp from 'sharp';
import { cleanFile } from './clean-file';

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Make: 'Mobitel 4711' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function document(change: (made: PDFDocument) => void | Promise<void> = () => undefined): Promise<Buffer> {
  const made = await PDFDocument.create();
  made.addPage([200, 200]).drawText('Tlocrt');
  made.setAuthor('Ivana Skrivena');
  made.setTitle('Povjerljivo');
  await change(made);
  // Without packed objects, so that a test reads what is in it.
  return Buffer.from(await made.save({ useObjectStreams: false }));
}

/** All that is in a PDF, unpacked. */
async function wordsOf(pdf: Buffer): Promise<string> {
  const read = await PDFDocument.load(pdf, { updateMetadata: false });
  return Buffer.from(await read.save({ useObjectStreams: false, addDefaultPage: false })).toString('latin1');
}

test('a picture stands upright and says nothing of its maker; its name and type are not asked', async () => {
  const { type, size, data } = await cleanFile(await photo());
  expect([type, size]).toEqual(['image/jpeg', { width: 40, height: 60 }]);
  expect(await sharp(data).metadata()).not.toHaveProperty('exif');
  const png = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  expect((await cleanFile(png)).type).toBe('image/jpeg');
});

test('a PDF keeps its pages and loses author, dates, scripts, actions, attached files and the tags of its photos', async () => {
  const original = await document(async (made) => {
    made.addJavaScript('zlo', 'app.alert("Pozdrav")');
    await made.attach(Buffer.from('tajni prilog'), 'tajna.txt');
    made.catalog.set(PDFName.of('OpenAction'), made.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') }));
    made.catalog.set(
      PDFName.of('Metadata'),
      made.context.register(made.context.stream('<x:xmpmeta>Ivana</x:xmpmeta>', { Type: 'Metadata' })),
    );
    made.getPage(0).drawImage(await made.embedJpg(await photo()));
  });
  const cleaned = await cleanFile(original);
  expect(cleaned).toMatchObject({ type: 'application/pdf', size: null });
  const words = await wordsOf(cleaned.data);
  expect(words).not.toMatch(/Author|Producer|CreationDate|xmpmeta|app\.alert|calc\.exe|Launch|OpenAction|Mobitel/);
  expect((await PDFDocument.load(cleaned.data)).getPageCount()).toBe(1);
  expect(words).toContain('/DCTDecode');
});

const bomb = (): Buffer => {
  const packed = deflateSync(Buffer.alloc(64 * 1024 * 1024, 0x20), { level: 9 });
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 2 0 R>>\n%%EOF'),
  ]);
};

test.each<[what: string, make: () => Buffer | Promise<Buffer>, reason: string]>([
  ['nothing', () => Buffer.alloc(0), 'empty'],
  ['ten megabytes and one', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'too-large'],
  ['a page of the web', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'unknown-type'],
  [
    'a drawing with scripts',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'unknown-type',
  ],
  ['a program', () => Buffer.from('MZ\u0090'), 'unknown-type'],
  ['an archive', () => Buffer.from('PK\u0003\u0004[Content_Types].xml'), 'unknown-type'],
  [
    'a page of the web that is a PDF below',
    async () => Buffer.concat([Buffer.from('<html>'), await document()]),
    'unknown-type',
  ],
  ['half a picture', async () => (await photo()).subarray(0, 300), 'broken'],
  ['a mark alone', () => Buffer.from('%PDF-1.7'), 'broken'],
  [
    'a PDF without pages',
    () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj trailer<</Root 1 0 R>>\n%%EOF'),
    'broken',
  ],
  [
    'a PDF that is locked',
    async () => Buffer.from((await document()).toString('latin1').replace('/Root', '/Encrypt 1 0 R /Root'), 'latin1'),
    'locked',
  ],
  [
    'a PDF of a hundred thousand objects',
    () => Buffer.from(`%PDF-1.7\n${'9 0 obj null endobj\n'.repeat(100_000)}`),
    'broken',
  ],
  ['a PDF that unpacks to more than there is', bomb, 'broken'],
  ['a PDF nested without end', () => Buffer.from(`%PDF-1.7\n1 0 obj ${'['.repeat(200_000)} endobj`), 'broken'],
])('%s is refused', async (_what, make, reason) => {
  await expect(cleanFile(await make())).rejects.toMatchObject({ reason });
});
