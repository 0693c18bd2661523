import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { Sketch } from '../draw/sketch';
import type { WindowView } from '../scenery/window-view';
import { drawPictureOnWall, drawRug, drawTableLamp } from './decor';
import { drawBed, drawChair, drawSideboard, drawTable } from './furniture';
import {
  drawCurtains,
  drawShell,
  drawSunlight,
  drawVignette,
  drawWindow,
  openRoom,
  type Opening,
  type Room,
} from './room-frame';
import { drawPlant } from './plant';
import { ROOM_PALETTES, type RoomPalette } from './room-palettes';

const MOODS: readonly Mood[] = ['morning', 'day', 'day', 'evening', 'overcast', 'day', 'dusk'];

/** A bedroom; every fifth is a child's or a student's, with a single bed and a desk. */
export function drawBedroom(variant: number, random: Random, views: readonly WindowView[]): string {
  const sketch = new Sketch();
  const palette =
    ROOM_PALETTES[(variant * 3 + 1 + Math.floor(variant / 10)) % ROOM_PALETTES.length] ?? random.pick(ROOM_PALETTES);
  const mood = MOODS[(variant * 2) % MOODS.length] ?? 'day';
  const view = views[variant % views.length] ?? random.pick(views);
  const room = openRoom(sketch, random, { width: random.between(4, 4.6), back: 6, zoom: 1420 });
  drawShell(room, random, palette, { feature: variant % 3 !== 2 });
  if (variant % 5 === 4) drawSingleRoom(room, random, palette, view);
  else
    drawDoubleRoom(room, random, palette, view, {
      lit: mood === 'evening' || mood === 'dusk',
      wide: variant % 4 === 0,
    });
  drawVignette(sketch);
  return lightUp(finish(sketch, variant % 2 === 0), mood);
}

function drawDoubleRoom(
  room: Room,
  random: Random,
  palette: RoomPalette,
  view: WindowView,
  { lit, wide }: { lit: boolean; wide: boolean },
): void {
  const bed = wide ? 1.7 : 1.5;
  const x = room.right - bed - random.between(0.75, 0.95);
  const tall = random.chance(0.5);
  const opening: Opening = { x: [room.left + 0.5, x - 0.55], y: [tall ? 0.02 : 0.9, 2.25], panes: 2, view };
  drawWindow(room, random, opening);
  drawCurtains(room, opening, palette.curtain);
  drawSunlight(room, opening, 0.45);
  const [first, second, third] = palette.accents;
  if (random.chance(0.5)) {
    for (const dx of [0.15, 0.8])
      drawPictureOnWall(
        room,
        random,
        x + dx * (bed / 1.5),
        1.45,
        0.5,
        0.62,
        palette.accents,
        dx < 0.5 ? '#fdfcf9' : palette.wood,
      );
  } else {
    drawPictureOnWall(room, random, x + bed / 2 - 0.6, 1.45, 1.2, 0.7, palette.accents, '#fdfcf9');
  }
  drawRug(room, random, [x - 0.55, x + bed + 0.5], [3.2, 4.8], palette.rug, palette.second);
  for (const side of [x - 0.58, x + bed + 0.14]) {
    drawSideboard(
      room,
      { x: side, z: 5.55, facing: 'viewer' },
      { width: 0.44, depth: 0.4, height: 0.5, colour: palette.wood, fronts: 1 },
    );
    drawTableLamp(room, side + 0.22, 0.5, 5.75, random.pick(palette.accents), lit);
  }
  const throwColour = random.pick([first, third, palette.second]);
  const upholstered = random.chance(0.5);
  drawBed(
    room,
    { x, z: 3.9, facing: 'viewer' },
    {
      width: bed,
      head: upholstered ? palette.fabric : palette.wood,
      sheet: '#f7f2e9',
      cover: random.pick(['#f0e9dd', '#e4e3dc', lighter(palette.fabric, 0.55), lighter(palette.second, 0.3)]),
      pillows: [first, second],
      throwColour,
    },
  );
  if (random.chance(0.6)) drawPlant(room, random, room.left + 0.4, 5.2, random.between(0.9, 1.3), first);
  else
    drawSideboard(
      room,
      { x: room.left + 0.05, z: 3.9, facing: 'right' },
      { width: 1.2, depth: 0.45, height: 0.85, colour: palette.wood, fronts: 3 },
    );
}

function drawSingleRoom(room: Room, random: Random, palette: RoomPalette, view: WindowView): void {
  const opening: Opening = { x: [room.left + 1.3, room.left + 2.7], y: [0.95, 2.2], panes: 2, view };
  drawWindow(room, random, opening);
  drawCurtains(room, opening, lighter(palette.accents[0], 0.55));
  drawSunlight(room, opening, 0.2);
  drawRug(room, random, [room.left + 1.2, room.left + 3], [3.5, 5], palette.rug, palette.accents[0]);
  for (const [index, y] of [1.5, 1.85].entries()) {
    room.p.box({
      x: [room.right - 1.35, room.right - 0.15],
      y: [y, y + 0.035],
      z: [room.back - 0.25, room.back],
      colour: palette.wood,
    });
    const unit = room.p.scaleAt(room.back - 0.2);
    const [left, base] = room.p.at(room.right - 1.25, y + 0.035, room.back - 0.2);
    for (let book = 0; book < 8 + index * 3; book += 1)
      room.p.sketch.rect(
        left + book * unit * 0.055,
        base - unit * (0.2 + (book % 3) * 0.025),
        unit * 0.045,
        unit * (0.2 + (book % 3) * 0.025),
        random.pick([...palette.accents, palette.fabric, '#8a9798']),
      );
  }
  drawTable(
    room,
    { x: room.right - 1.4, z: 5.3, facing: 'viewer' },
    { width: 1.25, depth: 0.6, height: 0.74, colour: lighter(palette.wood, 0.15) },
  );
  drawTableLamp(room, room.right - 0.4, 0.74, 5.7, palette.accents[2], true);
  const [left, bottom] = room.p.at(room.right - 1.2, 0.78, 5.6);
  room.p.sketch.rect(left, bottom - 62, 96, 58, '#2b3133', 'rx="4"');
  room.p.sketch.rect(left + 4, bottom - 58, 88, 48, '#6f8d94');
  drawChair(room, { x: room.right - 1.0, z: 4.75, facing: 'away' }, palette.fabric, darker(palette.wood, 0.2));
  drawBed(
    room,
    { x: room.left + 0.15, z: 3.75, facing: 'viewer' },
    {
      width: 0.95,
      head: palette.wood,
      sheet: '#f7f2e9',
      cover: lighter(palette.fabric, 0.35),
      pillows: [palette.accents[0], palette.accents[1]],
      throwColour: palette.accents[2],
    },
  );
}
