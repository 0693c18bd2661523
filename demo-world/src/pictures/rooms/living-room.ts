import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { lightUp, type Mood } from '../draw/light';
import { Sketch } from '../draw/sketch';
import { finish } from '../draw/finish';
import type { WindowView } from '../scenery/window-view';
import {
  drawAirConditioner,
  drawFloorLamp,
  drawPendant,
  drawPictureOnWall,
  drawRadiator,
  drawRug,
  drawTableThings,
} from './decor';
import { drawChair, drawSideboard, drawSofa, drawTable } from './furniture';
import { drawPlant } from './plant';
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
import { ROOM_PALETTES, type RoomPalette } from './room-palettes';
import { drawBookcase, drawTelevision } from './wall-units';

interface Setting {
  room: Room;
  random: Random;
  palette: RoomPalette;
  view: WindowView;
  /** Lamps are lit. */
  lit: boolean;
}

const MOODS: readonly Mood[] = ['day', 'day', 'morning', 'day', 'evening', 'overcast', 'day', 'dusk'];
const LAYOUTS = [sofaBeforeWindow, sofaAtWall, sofaAtSide, diningRoom, balconyDoor] as const;

/**
 * A living room; layout, colours and time of day change with the variant, details with the random numbers.
 * @param shift other colours for the same variant
 */
export function drawLivingRoom(variant: number, random: Random, views: readonly WindowView[], shift: number): string {
  const sketch = new Sketch();
  const palette =
    ROOM_PALETTES[(variant + 2 * Math.floor(variant / LAYOUTS.length) + shift) % ROOM_PALETTES.length] ??
    random.pick(ROOM_PALETTES);
  const mood = MOODS[(variant * 5 + 1 + shift) % MOODS.length] ?? 'day';
  const layout = LAYOUTS[variant % LAYOUTS.length] ?? sofaBeforeWindow;
  const view = views[Math.floor(variant / LAYOUTS.length) % views.length] ?? random.pick(views);
  const room = openRoom(sketch, random, { width: random.between(4.8, 5.6), height: random.between(2.6, 2.9) });
  layout({ room, random, palette, view, lit: mood === 'dusk' || mood === 'evening' });
  drawVignette(sketch);
  return lightUp(finish(sketch, variant % 2 === 1), mood);
}

function coffeeCorner({ room, random, palette }: Setting, x: number, z: number): void {
  drawTable(room, { x: x - 0.55, z, facing: 'viewer' }, { width: 1.1, depth: 0.55, height: 0.4, colour: palette.wood });
  drawTableThings(room, random, x - 0.1, 0.4, z + 0.25, palette.accents);
}

function sofaBeforeWindow(s: Setting): void {
  const { room, random, palette, view, lit } = s;
  const middle = (room.left + room.right) / 2 + random.between(-0.3, 0.3);
  const opening: Opening = {
    x: [middle - 1.55, middle + 1.55],
    y: [0.85, room.height - 0.3],
    panes: random.int(2, 3),
    view,
  };
  drawShell(room, random, palette);
  drawWindow(room, random, opening);
  drawCurtains(room, opening, palette.curtain);
  drawSunlight(room, opening, 0.5);
  drawRug(room, random, [middle - 1.5, middle + 1.5], [3.3, 4.9], palette.rug, palette.second);
  drawFloorLamp(room, room.right - 0.55, 5.5, '#f1e6cc', lit);
  drawSofa(
    room,
    { x: middle - 1.35, z: 4.7, facing: 'viewer' },
    { width: 2.3, colour: palette.fabric, cushions: palette.accents, wood: palette.wood },
  );
  drawPlant(room, random, room.left + 0.45, 5.4, random.between(1.1, 1.5), palette.accents[0]);
  coffeeCorner(s, middle - 0.2, 3.85);
  drawSofa(
    room,
    { x: middle + 1.25, z: 3.9, facing: 'left' },
    { width: 0.95, colour: palette.second, cushions: [palette.accents[1]], wood: palette.wood },
  );
}

function sofaAtWall(s: Setting): void {
  const { room, random, palette, view, lit } = s;
  const opening: Opening = { x: [room.left + 0.45, room.left + 2.0], y: [0.02, 2.3], panes: 2, view };
  drawShell(room, random, palette, { feature: true });
  drawWindow(room, random, opening);
  drawCurtains(room, { ...opening, x: [room.left + 0.55, room.left + 1.9] }, palette.curtain);
  drawSunlight(room, opening, 0.55, 0.24);
  const sofa = room.right - 2.6;
  for (const [index, width] of [0.55, 0.55, 0.42].entries())
    drawPictureOnWall(
      room,
      random,
      sofa + 0.1 + index * 0.72,
      1.35 + (index === 2 ? 0.1 : 0),
      width,
      index === 2 ? 0.5 : 0.75,
      palette.accents,
      index === 1 ? palette.wood : '#fdfcf9',
    );
  drawRug(room, random, [sofa - 0.5, sofa + 2.4], [3.5, 5.0], palette.rug, palette.accents[0]);
  drawFloorLamp(room, sofa - 0.22, 5.6, '#efe2c6', lit);
  drawSofa(
    room,
    { x: sofa, z: 4.95, facing: 'viewer' },
    { width: 2.3, colour: palette.fabric, cushions: [palette.accents[0], palette.accents[2]], wood: palette.wood },
  );
  coffeeCorner(s, sofa + 1.0, 4.0);
  drawSofa(
    room,
    { x: room.left + 0.35, z: 3.9, facing: 'right' },
    { width: 0.95, colour: palette.second, cushions: [palette.accents[1]], wood: palette.wood },
  );
  drawPlant(room, random, room.right - 0.35, 3.9, random.between(0.9, 1.3), palette.accents[2]);
}

function sofaAtSide(s: Setting): void {
  const { room, random, palette, view, lit } = s;
  const opening: Opening = { x: [room.left + 1.0, room.left + 2.6], y: [0.9, 2.25], panes: 2, view };
  drawShell(room, random, palette);
  drawWindow(room, random, opening);
  drawCurtains(room, opening, palette.curtain);
  drawRadiator(room, opening.x[0] + 0.3, 1);
  drawSunlight(room, opening, 0.3);
  drawAirConditioner(room, room.right - 1.4, 2.15);
  drawTelevision(room, [room.right - 1.95, room.right - 0.65], 1.0);
  drawSideboard(
    room,
    { x: room.right - 2.2, z: 5.5, facing: 'viewer' },
    { width: 1.85, height: 0.6, colour: palette.wood, fronts: 3 },
  );
  drawTableThings(room, random, room.right - 0.75, 0.6, 5.6, palette.accents);
  drawRug(room, random, [room.left + 1.0, room.left + 3.2], [3.5, 5.4], palette.rug, palette.second);
  drawSofa(
    room,
    { x: room.left + 0.1, z: 3.6, facing: 'right' },
    { width: 2.1, colour: palette.fabric, cushions: [palette.accents[0], palette.accents[1]], wood: palette.wood },
  );
  drawFloorLamp(room, room.left + 0.5, 5.75, '#f1e6cc', lit);
  coffeeCorner(s, room.left + 2.0, 4.2);
  drawPlant(room, random, room.right - 0.4, 4.6, random.between(1, 1.4), palette.accents[0]);
}

function diningRoom(s: Setting): void {
  const { room, random, palette, view, lit } = s;
  const opening: Opening = { x: [room.right - 2.5, room.right - 0.7], y: [0.75, 2.3], panes: random.int(2, 3), view };
  drawShell(room, random, palette, { feature: true });
  drawWindow(room, random, opening);
  drawSunlight(room, opening, -0.35);
  drawBookcase(room, random, [room.left + 0.1, room.left + 1.7], palette);
  const x = room.right - 2.75;
  drawRug(room, random, [x - 0.5, x + 2.3], [3.5, 5.2], palette.rug, palette.second);
  for (const dx of [0.25, 1.1]) drawChair(room, { x: x + dx, z: 5.0, facing: 'viewer' }, palette.fabric, palette.wood);
  drawChair(room, { x: x - 0.28, z: 4.35, facing: 'right' }, palette.fabric, palette.wood);
  drawChair(room, { x: x + 1.65, z: 4.35, facing: 'left' }, palette.fabric, palette.wood);
  drawTable(
    room,
    { x, z: 4.15, facing: 'viewer' },
    { width: 1.8, depth: 0.9, height: 0.75, colour: lighter(palette.wood, 0.12) },
  );
  drawTableThings(room, random, x + 0.85, 0.75, 4.6, palette.accents);
  for (const dx of [0.25, 1.1])
    drawChair(room, { x: x + dx, z: 3.7, facing: 'away' }, darker(palette.fabric, 0.05), palette.wood);
  const lamps = random.int(1, 2);
  const kind = random.int(0, 2);
  for (let lamp = 0; lamp < lamps; lamp += 1)
    drawPendant(
      room,
      x + 0.9 + (lamp - (lamps - 1) / 2) * 0.75,
      4.6,
      1.62,
      random.chance(0.5) ? palette.accents[0] : '#c9a066',
      kind,
      lit,
    );
  drawPlant(room, random, room.left + 0.5, 4.2, random.between(1.1, 1.5), palette.accents[1]);
}

function balconyDoor(s: Setting): void {
  const { room, random, palette, view, lit } = s;
  const opening: Opening = {
    x: [room.left + 0.9, room.right - 0.9],
    y: [0.02, 2.35],
    panes: 4,
    view,
    frame: random.chance(0.5) ? '#4a5152' : '#fbfaf7',
  };
  drawShell(room, random, palette);
  drawWindow(room, random, opening);
  drawCurtains(room, { ...opening, x: [opening.x[0] + 0.1, opening.x[1] - 0.1] }, palette.curtain);
  drawSunlight(room, opening, 0.25, 0.24);
  drawRug(room, random, [room.left + 0.7, room.right - 0.9], [3.4, 5.1], palette.rug, palette.accents[0]);
  drawPlant(room, random, room.right - 0.45, 5.5, random.between(1.3, 1.8), palette.accents[0]);
  drawFloorLamp(room, room.left + 0.4, 5.6, '#f1e6cc', lit);
  drawSofa(
    room,
    { x: room.left + 0.15, z: 3.7, facing: 'right' },
    { width: 2, colour: palette.fabric, cushions: [palette.accents[1], palette.accents[0]], wood: palette.wood },
  );
  drawSofa(
    room,
    { x: room.right - 1.25, z: 4.0, facing: 'left' },
    { width: 1, colour: palette.second, cushions: [palette.accents[2]], wood: palette.wood },
  );
  coffeeCorner(s, (room.left + room.right) / 2, 4.0);
}
