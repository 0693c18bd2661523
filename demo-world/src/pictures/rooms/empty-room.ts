import type { Random } from '../../random';
import { finish } from '../draw/finish';
import { darker } from '../draw/colour';
import { lightUp, type Mood } from '../draw/light';
import { Sketch } from '../draw/sketch';
import type { WindowView } from '../scenery/window-view';
import { drawAirConditioner, drawPendant, drawRadiator } from './decor';
import { drawShell, drawSunlight, drawVignette, drawWindow, openRoom, type Opening } from './room-frame';
import { ROOM_PALETTES } from './room-palettes';

const MOODS: readonly Mood[] = ['day', 'morning', 'overcast', 'evening'];

/** A room nobody has moved into yet: light, floor, doors. */
export function drawEmptyRoom(variant: number, random: Random, views: readonly WindowView[]): string {
  const sketch = new Sketch();
  const palette = ROOM_PALETTES[(variant * 3) % ROOM_PALETTES.length] ?? random.pick(ROOM_PALETTES);
  const room = openRoom(sketch, random, { width: random.between(4.4, 5.4) });
  const { p } = room;
  drawShell(room, random, palette);
  const tall = variant % 2 === 0;
  const left = room.left + random.between(0.4, 1.1);
  const opening: Opening = {
    x: [left, left + random.between(1.7, 2.3)],
    y: [tall ? 0.02 : 0.9, 2.3],
    panes: tall ? 3 : 2,
    view: views[variant % views.length] ?? random.pick(views),
    frame: variant % 3 === 0 ? '#4a5152' : '#fbfaf7',
  };
  drawWindow(room, random, opening);
  if (!tall) drawRadiator(room, left + 0.3, 1.2);
  drawAirConditioner(room, room.right - 1.2, 2.25);
  const [dx, dy] = p.at(room.right - 1.25, 2.1, room.back);
  const unit = p.scaleAt(room.back);
  const door = variant % 4 < 2 ? '#f7f5f0' : palette.wood;
  sketch.rect(dx - 8, dy - 8, unit * 0.85 + 16, unit * 2.1 + 8, darker(door, 0.12));
  sketch.rect(dx, dy, unit * 0.85, unit * 2.1, door);
  for (const y of [0.12, 1.05])
    sketch.rect(dx + unit * 0.12, dy + unit * y, unit * 0.61, unit * (y < 1 ? 0.78 : 0.85), darker(door, 0.06));
  sketch.rect(dx + unit * 0.05, dy + unit * 1.02, unit * 0.1, unit * 0.03, '#8f9899', 'rx="2"');
  drawSunlight(room, opening, 0.5, 0.3);
  const [x, y] = p.at(0, 0, 5);
  sketch.ellipse(x, y, 320, 40, '#ffffff', 'opacity="0.07"');
  drawPendant(room, (room.left + room.right) / 2, 4.6, 2.15, '#f4efe4', 1, false);
  drawVignette(sketch);
  return lightUp(finish(sketch, variant % 3 === 1), MOODS[variant % MOODS.length] ?? 'day');
}
