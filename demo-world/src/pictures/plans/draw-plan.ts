import { PAGE, short, Sketch } from '../draw/sketch';
import { drawFittings } from './plan-fittings';
import { textWidth, writeText } from './lettering';
import { layOutPlan, type PlanLayout, type PlanRoom, type PlanRoomKind } from './plan-layout';
import type { PlanFacts } from './plan-recipe';

const INK = '#22343a';
const SOFT = '#5d7077';
const WALL = 9;
const LABELS: Readonly<Record<PlanRoomKind, string>> = {
  living: 'DNEVNI BORAVAK',
  kitchen: 'KUHINJA',
  studio: 'SOBA',
  bedroom: 'SOBA',
  bathroom: 'KUPAONICA',
  hall: 'HODNIK',
  storage: 'OSTAVA',
};
const GROUNDS: Readonly<Record<PlanRoomKind, string>> = {
  living: '#fbf5ea',
  kitchen: '#f3f0e6',
  studio: '#fbf5ea',
  bedroom: '#f4f5ef',
  bathroom: '#e6eff0',
  hall: '#f7f4ee',
  storage: '#eeeae2',
};
const OUTDOORS = { balcony: 'BALKON', loggia: 'LOĐA', terrace: 'TERASA' } as const;

/** A room on paper, in pixels. */
export interface PaperRoom {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws the floor plan of a flat: rooms with their names and surfaces, doors, windows, furniture and dimensions. */
export function drawPlan(facts: PlanFacts): string {
  const sketch = new Sketch();
  const layout = layOutPlan(facts);
  drawPaper(sketch);
  const outdoorDepth = facts.outdoor === null ? 0 : 1.3;
  const scale = Math.min(880 / layout.width, 620 / (layout.height + outdoorDepth));
  const left = 600 - (layout.width * scale) / 2;
  const top = 120 + (620 - (layout.height + outdoorDepth) * scale) / 2;
  const onPaper = ({ x, y, width, height }: PlanRoom): PaperRoom => ({
    x: left + x * scale,
    y: top + y * scale,
    width: width * scale,
    height: height * scale,
  });
  const placed = layout.rooms.map((room) => ({ room, paper: onPaper(room) }));
  for (const { room, paper } of placed) sketch.fill(paper, GROUNDS[room.kind]);
  for (const { room, paper } of placed) drawFittings(sketch, room.kind, paper, scale);
  for (const { paper } of placed) sketch.fill(paper, 'none', `stroke="${INK}" stroke-width="${String(WALL - 3)}"`);
  drawOpenings(sketch, layout, placed, scale, left);
  sketch.rect(
    left,
    top,
    layout.width * scale,
    layout.height * scale,
    'none',
    `stroke="${INK}" stroke-width="${String(WALL + 5)}"`,
  );
  drawWindows(sketch, placed, { left, top, right: left + layout.width * scale, bottom: top + layout.height * scale });
  const day = placed.find(({ room }) => room.kind === 'living' || room.kind === 'studio');
  if (facts.outdoor !== null && day !== undefined)
    drawOutdoor(sketch, OUTDOORS[facts.outdoor], {
      ...day.paper,
      y: top + layout.height * scale,
      height: outdoorDepth * scale,
    });
  for (const { room, paper } of placed) drawLabel(sketch, room, paper);
  drawDimensions(sketch, layout, scale, left, top);
  writeText(sketch, `NETO ${decimal(facts.net)} m²`, 600, 846, 20, INK);
  return sketch.toSvg();
}

function decimal(value: number): string {
  return String(Number(value.toFixed(2))).replace('.', ',');
}

function drawPaper(sketch: Sketch): void {
  sketch.fill(PAGE, '#fdfcf9');
  let grid = '';
  for (let x = 20; x < 1200; x += 40) grid += `M${short(x)} 0V900`;
  for (let y = 10; y < 900; y += 40) grid += `M0 ${short(y)}H1200`;
  sketch.stroke(grid, '#ece8df', 1);
}

function drawLabel(sketch: Sketch, { kind, area }: PlanRoom, { x, y, width, height }: PaperRoom): void {
  const surface = `${decimal(area / 100)} m²`;
  const name = LABELS[kind];
  const size = Math.min(
    16,
    ((width - 18) * 16) / Math.max(textWidth(name, 16), textWidth(surface, 16)),
    (height - 12) / 3.2,
  );
  const foot = kind === 'hall' ? y + height / 2 - size * 0.1 : y + height * 0.5;
  const box = Math.max(textWidth(name, size), textWidth(surface, size)) + 14;
  sketch.rect(x + (width - box) / 2, foot - size * 1.4, box, size * 3.3, GROUNDS[kind], 'opacity="0.85" rx="3"');
  writeText(sketch, name, x + width / 2, foot, size, INK);
  writeText(sketch, surface, x + width / 2, foot + size * 1.55, size * 0.92, SOFT);
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A window in every outer wall above and below, but for halls; wide ones for living rooms. */
function drawWindows(
  sketch: Sketch,
  placed: readonly { room: PlanRoom; paper: PaperRoom }[],
  { left, top, right, bottom }: Edges,
): void {
  for (const { room, paper } of placed) {
    if (room.kind === 'storage') continue;
    const half =
      paper.width * (room.kind === 'bathroom' ? 0.16 : room.kind === 'living' || room.kind === 'studio' ? 0.32 : 0.22);
    const middle = paper.x + paper.width / 2;
    for (const wall of [top, bottom]) {
      if (Math.abs(paper.y - wall) > 1 && Math.abs(paper.y + paper.height - wall) > 1) continue;
      sketch.rect(middle - half, wall - 7, half * 2, 14, '#ffffff', `stroke="${INK}" stroke-width="2"`);
      sketch.rect(middle - half, wall - 1, half * 2, 2, INK);
    }
    const outer = Math.abs(paper.x - left) < 1 ? left : Math.abs(paper.x + paper.width - right) < 1 ? right : null;
    if (outer === null || room.kind !== 'kitchen') continue;
    const centre = paper.y + paper.height / 2;
    sketch.rect(outer - 7, centre - 36, 14, 72, '#ffffff', `stroke="${INK}" stroke-width="2"`);
    sketch.rect(outer - 1, centre - 36, 2, 72, INK);
  }
}

/** Doors from the hall into every room that touches it, the entrance, and the wide passage between kitchen and living room. */
function drawOpenings(
  sketch: Sketch,
  layout: PlanLayout,
  placed: readonly { room: PlanRoom; paper: PaperRoom }[],
  scale: number,
  left: number,
): void {
  const hall = placed.find(({ room }) => room.kind === 'hall')?.paper;
  if (hall === undefined) return;
  const door = Math.min(0.85 * scale, 74);
  for (const { room, paper } of placed) {
    if (room.kind === 'hall') continue;
    const ground = GROUNDS[room.kind];
    const width = Math.min(door * (room.kind === 'bathroom' || room.kind === 'storage' ? 0.82 : 1), paper.width * 0.7);
    const at = paper.x + Math.min(paper.width * 0.16, 18);
    if (Math.abs(paper.y + paper.height - hall.y) < 1) drawDoor(sketch, at, hall.y, width, -1, ground);
    else if (Math.abs(paper.y - hall.y - hall.height) < 1) drawDoor(sketch, at, hall.y + hall.height, width, 1, ground);
    else if (room.kind === 'living' || room.kind === 'studio') {
      const wall = Math.abs(paper.x + paper.width - hall.x) < 1 ? hall.x : hall.x + hall.width;
      const from = Math.max(hall.y, paper.y) + 6;
      const to = Math.min(hall.y + hall.height, paper.y + paper.height) - 6;
      if (to - from > 20) sketch.rect(wall - WALL / 2, from, WALL, to - from, ground);
    } else if (room.kind === 'kitchen')
      sketch.rect(paper.x + paper.width * 0.2, paper.y + paper.height - WALL / 2, paper.width * 0.6, WALL, ground);
  }
  // The entrance lies at the end of the hall that is an outer wall.
  const onRight = hall.x > left + 1;
  const wall = onRight ? left + layout.width * scale : left;
  const height = Math.min(door, hall.height - 12);
  sketch.rect(wall - WALL, hall.y + (hall.height - height) / 2, WALL * 2, height, GROUNDS.hall);
  const side = onRight ? 1 : -1;
  sketch.poly(
    [
      [wall + side * 38, hall.y + hall.height / 2 - 11],
      [wall + side * 16, hall.y + hall.height / 2],
      [wall + side * 38, hall.y + hall.height / 2 + 11],
    ],
    '#a8123e',
  );
}

/** A door that opens into the room above (-1) or below (1) a wall. */
function drawDoor(sketch: Sketch, x: number, y: number, width: number, into: 1 | -1, ground: string): void {
  sketch.rect(x, y - WALL / 2, width, WALL, ground);
  sketch.stroke(
    `M${short(x)} ${short(y)}V${short(y + into * width)}A${short(width)} ${short(width)} 0 0 ${into === 1 ? '0' : '1'} ${short(x + width)} ${short(y)}`,
    SOFT,
    1.8,
  );
}

function drawOutdoor(sketch: Sketch, name: string, { x, y, width, height }: PaperRoom): void {
  sketch.rect(x, y + 7, width, height - 7, '#e9efec', `stroke="${INK}" stroke-width="4"`);
  for (let line = x + 20; line < x + width; line += 20) sketch.rect(line, y + 9, 1, height - 11, '#cfdad6');
  const size = Math.min(15, height * 0.26);
  sketch.rect(
    x + width / 2 - textWidth(name, size) / 2 - 8,
    y + height / 2 - size * 0.6,
    textWidth(name, size) + 16,
    size * 1.9,
    '#e9efec',
  );
  writeText(sketch, name, x + width / 2, y + height / 2 + size * 0.8, size, INK);
}

function drawDimensions(sketch: Sketch, { width, height }: PlanLayout, scale: number, left: number, top: number): void {
  const right = left + width * scale;
  const bottom = top + height * scale;
  const tick = (x: number, y: number): string => `M${short(x - 6)} ${short(y + 6)}l12 -12`;
  sketch.stroke(
    `M${short(left)} ${short(top - 40)}H${short(right)}${tick(left, top - 40)}${tick(right, top - 40)}M${short(left)} ${short(top - 52)}v32M${short(right)} ${short(top - 52)}v32`,
    SOFT,
    1.6,
  );
  sketch.stroke(
    `M${short(left - 58)} ${short(top)}V${short(bottom)}${tick(left - 58, top)}${tick(left - 58, bottom)}M${short(left - 70)} ${short(top)}h32M${short(left - 70)} ${short(bottom)}h32`,
    SOFT,
    1.6,
  );
  writeText(sketch, metres(width), (left + right) / 2, top - 50, 14, SOFT);
  const middle = (top + bottom) / 2;
  sketch.group(`transform="rotate(-90 ${short(left - 68)} ${short(middle)})"`, () => {
    writeText(sketch, metres(height), left - 68, middle, 14, SOFT);
  });
  writeText(sketch, 'S', 1120, 150, 16, INK);
  sketch.stroke('M1120 124V66M1106 84L1120 64L1134 84', INK, 3);
}

function metres(value: number): string {
  return `${value.toFixed(2).replace('.', ',')} m`;
}
