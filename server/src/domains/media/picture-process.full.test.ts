import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPictureProcess, picturesHere, type PictureProcess } from './api';
import { DRAWING_WIDTHS } from './render-drawing';

const open: PictureProcess[] = [];
const warned: string[] = [];

function start(restMs?: number): PictureProcess {
  const pictures = openPictureProcess({
    warn: (problem) => warned.push(problem),
    workerFile: join(import.meta.dirname, 'picture-worker.ts'),
    execArgv: ['--import', 'tsx'],
    ...(restMs === undefined ? {} : { restMs }),
  });
  open.push(pictures);
  return pictures;
}

/** Processes that this one has started and that work on pictures. */
function processes(): string[] {
  const table = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,nice=,args='], { encoding: 'utf8' });
  return table.split('\n').filter((line) => line.includes('picture-worker'));
}

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><circle cx="600" cy="450" r="300" fill="#228844"/></svg>';

afterEach(async () => {
  await Promise.all(open.splice(0).map((pictures) => pictures.close()));
  warned.length = 0;
});

test('a process of its own makes of a picture what this one would, and ends when there are no more', async () => {
  const pictures = start(500);
  const photo = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#774411' } })
    .jpeg()
    .toBuffer();
  expect(processes()).toEqual([]);
  const apart = await pictures.render(photo);
  expect(processes()).toEqual([expect.stringMatching(/^\s*\d+\s+5\s/)]);
  expect(apart).toEqual(await picturesHere.render(photo));
  expect(Buffer.isBuffer(apart.sizes[0]?.webp)).toBe(true);
  expect(await pictures.draw(DRAWING, DRAWING_WIDTHS.slice(0, 1))).toEqual(
    await picturesHere.draw(DRAWING, DRAWING_WIDTHS.slice(0, 1)),
  );
  expect(await pictures.likeness(photo)).toBe(await picturesHere.likeness(photo));
  expect(await sharp(await pictures.cut(photo, { width: 40, height: 30 })).metadata()).toMatchObject({
    format: 'jpeg',
    width: 40,
    height: 30,
  });
  while (processes().length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(pictures.state()).toEqual({ running: false, deaths: 0 });
});

test('what is no picture is refused with its reason; a process that is lost refuses nothing for good', async () => {
  const pictures = start();
  await expect(pictures.render(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({
    name: 'AppError',
    reason: 'unknown-type',
    status: 415,
  });
  await expect(
    pictures.render(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(40)])),
  ).rejects.toMatchObject({ reason: 'broken' });
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#114477' } })
    .png()
    .toBuffer();
  const lost = pictures.render(photo);
  const [pid] = processes().map((line) => Number.parseInt(line, 10));
  process.kill(pid ?? 0, 'SIGKILL');
  await expect(lost).rejects.toMatchObject({ reason: 'unfinished', status: 503 });
  expect(warned).toEqual(['the process for pictures died: it ended with SIGKILL']);
  expect(await pictures.likeness(photo)).toBe(await picturesHere.likeness(photo));
});
