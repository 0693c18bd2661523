import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { Sketch } from '../draw/sketch';
import { drawPendant, drawPictureOnWall } from '../rooms/decor';
import { drawChair, drawSideboard, drawTable, place } from '../rooms/furniture';
import {
  drawShell,
  drawSunlight,
  drawVignette,
  drawWindow,
  openRoom,
  type Opening,
  type Room,
} from '../rooms/room-frame';
import { drawPlant } from '../rooms/plant';
import { ROOM_PALETTES, type RoomPalette } from '../rooms/room-palettes';
import { drawBookcase, drawTelevision } from '../rooms/wall-units';
import type { WindowView } from '../scenery/window-view';

const MOODS: readonly Mood[] = ['day', 'day', 'morning', 'overcast', 'evening'];
const VIEWS: readonly WindowView[] = ['city', 'city-trees', 'park'];

/** An office: desks, a meeting room or a room of one's own. */
export function drawOffice(variant: number, random: Random): string {
  const sketch = new Sketch();
  const palette = ROOM_PALETTES[(variant * 3 + 2) % ROOM_PALETTES.length] ?? random.pick(ROOM_PALETTES);
  const room = openRoom(sketch, random, { width: random.between(5, 5.8), height: 2.9, back: 6.2, zoom: 1220 });
  const carpet = variant % 2 === 0;
  drawShell(room, random, palette, {
    floor: carpet ? 'concrete' : 'planks',
    floorColour: carpet ? random.pick(['#9aa5a6', '#b3aca0', '#7f8f94']) : palette.floor,
  });
  const view = VIEWS[variant % VIEWS.length] ?? 'city';
  if (variant % 3 === 0) drawDesks(room, random, palette, view);
  else if (variant % 3 === 1) drawMeeting(room, random, palette, view);
  else drawOwnRoom(room, random, palette, view);
  drawVignette(sketch);
  return lightUp(finish(sketch, variant % 4 > 1), MOODS[variant % MOODS.length] ?? 'day');
}

function drawScreen(room: Room, x: number, y: number, z: number, width = 0.56): void {
  const { p } = room;
  p.box({ x: [x + width / 2 - 0.03, x + width / 2 + 0.03], y: [y, y + 0.14], z: [z, z + 0.03], colour: '#8d9799' });
  p.box({ x: [x, x + width], y: [y + 0.12, y + 0.12 + width * 0.6], z: [z - 0.02, z], colour: '#2b3133' });
  p.panel({ x: [x + 0.02, x + width - 0.02], y: [y + 0.14, y + 0.1 + width * 0.6], z: z - 0.021 }, '#6f99a3');
  p.panel({ x: [x + 0.06, x + width * 0.6], y: [y + 0.3, y + 0.33], z: z - 0.022 }, '#dfeeee');
}

function drawOfficeChair(room: Room, x: number, z: number, colour: string): void {
  place(room, { x, z, facing: 'away' }, { width: 0.5, depth: 0.5 }, [
    [[0.02, 0.48], [0.22, 0.27], [0.03, 0.07], '#3a4143'],
    [[0.22, 0.28], [0.22, 0.28], [0.07, 0.44], '#3a4143'],
    [[0, 0.5], [0, 0.5], [0.44, 0.51], colour, 0.03],
    [[0.03, 0.47], [0.44, 0.5], [0.56, 1.0], colour, 0.03],
  ]);
}

function drawDesks(room: Room, random: Random, palette: RoomPalette, view: WindowView): void {
  const opening: Opening = {
    x: [room.left + 0.5, room.right - 0.5],
    y: [0.95, 2.45],
    panes: 5,
    view,
    frame: '#4a5254',
  };
  drawWindow(room, random, opening);
  drawSunlight(room, opening, 0.2, 0.14);
  const top = random.chance(0.5) ? '#f4f1ea' : lighter(palette.wood, 0.2);
  for (const [z, count] of [
    [5.2, 3],
    [4.0, 2],
  ] as const) {
    for (let desk = 0; desk < count; desk += 1) {
      const x = (room.left + room.right) / 2 + (desk - count / 2) * 1.72 + 0.1;
      drawTable(room, { x, z, facing: 'viewer' }, { width: 1.5, depth: 0.7, height: 0.74, colour: top });
      drawScreen(room, x + 0.2, 0.74, z + 0.4);
      if (random.chance(0.6)) drawScreen(room, x + 0.8, 0.74, z + 0.4);
      drawOfficeChair(room, x + 0.5, z - 0.42, random.pick([palette.fabric, '#4a5254']));
    }
  }
  for (const x of [-1.2, 0, 1.2]) drawPendant(room, x, 5, 2.1, '#fbfaf7', 0, false);
  drawPlant(room, random, room.right - 0.35, 5.4, 1.3, palette.accents[0]);
  drawPlant(room, random, room.left + 0.4, 4.4, 1.1, palette.accents[2]);
}

function drawMeeting(room: Room, random: Random, palette: RoomPalette, view: WindowView): void {
  const opening: Opening = {
    x: [room.right - 1.9, room.right - 0.4],
    y: [0.02, 2.5],
    panes: 2,
    view,
    frame: '#4a5254',
  };
  drawWindow(room, random, opening);
  drawSunlight(room, opening, -0.5);
  drawTelevision(room, [room.left + 0.9, room.left + 2.5], 1.1);
  const x = (room.left + room.right) / 2 - 1.4;
  for (const dx of [0.3, 1.1, 1.9]) drawChair(room, { x: x + dx, z: 5.1, facing: 'viewer' }, palette.fabric, '#3a4143');
  for (const side of [-0.45, 2.85])
    drawChair(room, { x: x + side, z: 4.4, facing: side < 0 ? 'right' : 'left' }, palette.fabric, '#3a4143');
  drawTable(
    room,
    { x, z: 4.1, facing: 'viewer' },
    { width: 2.8, depth: 1.05, height: 0.75, colour: lighter(palette.wood, 0.15), thick: 0.05 },
  );
  for (const dx of [0.4, 1.3, 2.1]) {
    room.p.floor(
      [
        [x + dx, 4.3],
        [x + dx + 0.22, 4.3],
        [x + dx + 0.22, 4.6],
        [x + dx, 4.6],
      ],
      '#fbfaf7',
      '',
      0.75,
    );
  }
  for (const dx of [0.3, 1.1, 1.9]) drawOfficeChair(room, x + dx, 3.6, darker(palette.fabric, 0.06));
  for (const dx of [0.7, 2.1]) drawPendant(room, x + dx, 4.6, 1.9, random.pick(palette.accents), 2, true);
  drawPlant(room, random, room.left + 0.4, 5.5, 1.4, palette.accents[0]);
}

function drawOwnRoom(room: Room, random: Random, palette: RoomPalette, view: WindowView): void {
  const opening: Opening = { x: [room.left + 0.6, room.left + 2.3], y: [0.9, 2.4], panes: 2, view };
  drawWindow(room, random, opening);
  drawSunlight(room, opening, 0.4);
  drawBookcase(room, random, [room.right - 2.0, room.right - 0.3], palette);
  drawPictureOnWall(room, random, room.left + 2.6, 1.4, 0.55, 0.75, palette.accents, '#fdfcf9');
  const x = room.left + 1.4;
  drawChair(room, { x: x + 0.7, z: 5.35, facing: 'viewer' }, '#4a5254', '#3a4143');
  drawTable(
    room,
    { x, z: 4.5, facing: 'viewer' },
    { width: 1.9, depth: 0.8, height: 0.75, colour: palette.wood, thick: 0.06 },
  );
  room.p.panel({ x: [x + 0.1, x + 1.8], y: [0.3, 0.68], z: 4.56 }, darker(palette.wood, 0.12));
  drawScreen(room, x + 0.35, 0.75, 5.0, 0.62);
  for (const dx of [0.2, 1.15]) drawChair(room, { x: x + dx, z: 3.75, facing: 'away' }, palette.fabric, '#3a4143');
  drawSideboard(
    room,
    { x: room.right - 0.55, z: 4.1, facing: 'left' },
    { width: 1.3, height: 0.75, colour: lighter(palette.wood, 0.1), fronts: 3 },
  );
  drawPlant(room, random, room.left + 0.35, 4.6, 1.3, palette.accents[0]);
}
