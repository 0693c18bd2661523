import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { Sketch } from '../draw/sketch';
import type { WindowView } from '../scenery/window-view';
import { drawPendant, drawTableThings } from './decor';
import { drawChair, drawTable } from './furniture';
import { drawCounter, drawFridge, drawHood, drawUpperCabinets, drawWallTiles, type KitchenLook } from './kitchen-units';
import { drawPlant } from './plant';
import { drawShell, drawSunlight, drawVignette, drawWindow, openRoom, type Opening, type Room } from './room-frame';
import { ROOM_PALETTES, type RoomPalette } from './room-palettes';

const LOOKS: readonly KitchenLook[] = [
  { fronts: '#3f5f57', handle: '#d8b26a', top: '#f1ede4', tile: '#f1ece0' },
  { fronts: '#e6dcc8', handle: '#8b7a5c', top: '#8d6a4b', tile: '#dfe6e2' },
  { fronts: '#3d5474', handle: '#e0c48a', top: '#f3f1ec', tile: '#eef0ee' },
  { fronts: '#f4f2ed', handle: '#9aa0a1', top: '#4d5355', tile: '#c9d6d6' },
  { fronts: '#a5634a', handle: '#f0d9b0', top: '#efe6d8', tile: '#f3e9dc' },
  { fronts: '#b99a74', handle: '#3a3733', top: '#f4f2ee', tile: '#e9e5dd' },
  { fronts: '#8fa39a', handle: '#e9dfc9', top: '#cbb592', tile: '#f2efe6' },
  { fronts: '#5a5f61', handle: '#c9cccc', top: '#dcd6cb', tile: '#e6e4df' },
  { fronts: '#d9c2b0', handle: '#7a5b45', top: '#f6f3ed', tile: '#d8cdbf' },
];
const MOODS: readonly Mood[] = ['day', 'morning', 'day', 'overcast', 'day', 'evening', 'day'];

/** A kitchen: a run of cabinets with a window, and an island, a table or free floor before it. */
export function drawKitchen(variant: number, random: Random, views: readonly WindowView[]): string {
  const sketch = new Sketch();
  const look = LOOKS[variant % LOOKS.length] ?? random.pick(LOOKS);
  const palette = ROOM_PALETTES[(variant * 7 + 2) % ROOM_PALETTES.length] ?? random.pick(ROOM_PALETTES);
  const mood = MOODS[(variant * 3) % MOODS.length] ?? 'day';
  const lit = mood === 'evening' || random.chance(0.4);
  const room = openRoom(sketch, random, { width: random.between(4.2, 5.2), back: 5.7, zoom: 1300 });
  const tiled = variant % 3 === 1;
  drawShell(room, random, palette, {
    floor: tiled ? 'tiles' : 'planks',
    floorColour: tiled ? random.pick(['#c9c3b8', '#b9b4aa', '#d6c9b6']) : palette.floor,
  });
  const width = room.right - room.left;
  const at = random.between(0.42, 0.6);
  const opening: Opening = {
    x: [room.left + width * at, room.left + width * at + random.between(1.1, 1.5)],
    y: [1.2, 2.2],
    panes: 2,
    view: views[variant % views.length] ?? random.pick(views),
  };
  const fridge = room.left + 0.72;
  drawWallTiles(room, random, [fridge, room.right], look.tile);
  drawWindow(room, random, opening);
  drawUpperCabinets(room, [fridge, opening.x[0] - 0.25], look, variant % 4 === 2);
  if (room.right - opening.x[1] > 0.75)
    drawUpperCabinets(room, [opening.x[1] + 0.25, room.right], look, variant % 4 !== 0);
  drawHood(room, fridge + 0.75, variant % 2 === 0);
  drawFridge(room, [room.left + 0.02, fridge], look, variant % 3 === 0);
  drawCounter(room, random, [fridge, room.right], look, {
    hobX: fridge + 0.75,
    sinkX: (opening.x[0] + opening.x[1]) / 2,
  });
  drawTableThings(room, random, opening.x[1] + 0.15, 0.92, 5.35, palette.accents);
  drawSunlight(room, opening, -0.2, 0.14);
  const middle = (room.left + room.right) / 2 + 0.1;
  if ((variant + Math.floor(variant / LOOKS.length)) % 3 !== 2) {
    drawIsland(room, random, middle, look, palette, { kind: variant % 3, lit });
  } else {
    for (const dx of [-0.55, 0.15])
      drawChair(room, { x: middle + dx, z: 4.55, facing: 'viewer' }, palette.fabric, palette.wood);
    drawTable(
      room,
      { x: middle - 0.75, z: 3.75, facing: 'viewer' },
      { width: 1.5, depth: 0.85, height: 0.75, colour: palette.wood },
    );
    drawTableThings(room, random, middle - 0.1, 0.75, 4.15, palette.accents);
    for (const dx of [-0.55, 0.15])
      drawChair(room, { x: middle + dx, z: 3.4, facing: 'away' }, darker(palette.fabric, 0.05), palette.wood);
    drawPendant(room, middle, 4.2, 1.6, random.pick(palette.accents), variant % 2, lit);
  }
  drawPlant(room, random, room.right - 0.4, 4.3, random.between(0.8, 1.2), palette.accents[0]);
  drawVignette(sketch);
  return lightUp(finish(sketch, variant % 4 > 1), mood);
}

/** An island with stools and lamps over it. */
function drawIsland(
  room: Room,
  random: Random,
  x: number,
  { fronts, top }: KitchenLook,
  palette: RoomPalette,
  { kind, lit }: { kind: number; lit: boolean },
): void {
  const { p } = room;
  const wood = random.chance(0.5) ? palette.wood : lighter(fronts, 0.05);
  p.shadow([x - 1.1, x + 1.1], [3.75, 4.5], 0.2);
  p.box({ x: [x - 1, x + 1], y: [0.06, 0.88], z: [3.9, 4.5], colour: wood });
  for (let line = -0.8; line < 1; line += 0.2)
    p.panel({ x: [x + line, x + line + 0.008], y: [0.08, 0.86], z: 3.9 }, darker(wood, 0.25));
  p.box({
    x: [x - 1.12, x + 1.12],
    y: [0.88, 0.94],
    z: [3.72, 4.58],
    colour: darker(top, 0.08),
    top: lighter(top, 0.2),
  });
  drawTableThings(room, random, x + 0.15, 0.94, 4.2, palette.accents);
  for (const dx of [-0.62, 0, 0.62]) {
    const stool = '#2f3638';
    for (const leg of [-0.13, 0.11])
      p.box({ x: [x + dx + leg, x + dx + leg + 0.025], y: [0, 0.66], z: [3.5, 3.53], colour: stool });
    p.box({ x: [x + dx - 0.12, x + dx + 0.12], y: [0.25, 0.27], z: [3.5, 3.52], colour: stool });
    p.box({
      x: [x + dx - 0.18, x + dx + 0.18],
      y: [0.65, 0.71],
      z: [3.42, 3.72],
      colour: random.chance(0.5) ? palette.wood : '#3a4143',
      soft: 0.02,
    });
  }
  for (const dx of [-0.6, 0, 0.6]) drawPendant(room, x + dx, 4.2, 1.72, '#c9a066', kind, lit);
}
