import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { short, Sketch } from '../draw/sketch';
import { drawBush, drawCypress, drawOlive, drawTufts } from '../scenery/trees';
import { drawPane, drawShutters, drawStoneWall, drawTiledRoof } from './facade-parts';
import { drawBackground, drawGround, drawRegionalTree } from './street';

const SHUTTERS = ['#3d6b55', '#4a7d6d', '#41636a', '#7d5a3e', '#5f8274', '#2f5d66', '#8a3a44'] as const;
const TILES = ['#c0623f', '#b5583a', '#c96f4b', '#a94e32'] as const;
const MOODS: readonly Mood[] = ['day', 'morning', 'day', 'evening', 'day', 'overcast', 'dusk'];

/** An old stone house of the coast with shutters, tiled roof and what grows around it. */
export function drawStoneHouse(variant: number, random: Random): string {
  const sketch = new Sketch();
  const ground = 710;
  const shutter = SHUTTERS[variant % SHUTTERS.length] ?? random.pick(SHUTTERS);
  const tile = TILES[variant % TILES.length] ?? random.pick(TILES);
  const mood = MOODS[(variant * 3) % MOODS.length] ?? 'day';
  const lit = mood === 'dusk' || mood === 'evening';
  drawBackground(sketch, random, 'coast', ground);
  for (let x = 30; x < 1200; x += random.between(160, 300))
    if (random.chance(0.6)) drawCypress(sketch, x, ground, random.between(220, 330));
  drawGround(sketch, 'coast', ground, false);
  const storeys = variant % 4 === 3 ? 1 : 2;
  const width = random.between(400, 540);
  const height = storeys === 1 ? 240 : random.between(370, 420);
  const left = random.between(200, 330);
  const wing = variant % 3 !== 1;
  if (wing)
    drawWing(
      sketch,
      random,
      left + width - 4,
      ground,
      random.between(220, 300),
      height * random.between(0.5, 0.62),
      shutter,
      tile,
    );
  drawStoneWall(sketch, random, { x: left, y: ground - height, width, height }, random.between(22, 28));
  const overhang = 26;
  drawTiledRoof(sketch, random, {
    left: left - overhang,
    right: left + width + overhang,
    eaves: ground - height + 6,
    ridge: ground - height - random.between(90, 125),
    ridgeLeft: left + 26,
    ridgeRight: left + width - 26,
    colour: tile,
  });
  drawChimney(sketch, left + width * random.pick([0.16, 0.74]), ground - height - 122, tile);
  sketch.rect(left - 8, ground - height + 12, width + 16, 14, '#22303a', 'opacity="0.2"');
  const axes = width > 470 ? 3 : 2;
  const door = variant % axes;
  const floor = height / storeys;
  for (let row = 0; row < storeys; row += 1) {
    for (let column = 0; column < axes; column += 1) {
      const centre = left + (width * (column + 0.5)) / axes;
      const y = ground - height + row * floor;
      if (row === storeys - 1 && column === door)
        drawDoor(
          sketch,
          centre,
          ground,
          Math.min(floor * 0.72, 165),
          random.pick(['#7d5434', '#3d6b55', '#41636a', '#8a3a44']),
        );
      else
        drawWindow(
          sketch,
          random,
          { x: centre - 31, y: y + floor * 0.26, width: 62, height: Math.min(floor * 0.48, 96) },
          shutter,
          lit,
        );
    }
  }
  const doorX = left + (width * (door + 0.5)) / axes;
  drawPath(sketch, doorX, ground);
  if (variant % 2 === 0)
    drawPergola(sketch, random, left + (door < axes / 2 ? -10 : width * 0.5), ground, width * 0.48, height);
  drawBougainvillea(sketch, random, left + width * (door === axes - 1 ? 0.06 : 0.95), ground, height * 0.9);
  drawGarden(sketch, random, ground, [doorX - 130, doorX + 130]);
  return lightUp(finish(sketch, variant % 4 > 1), mood);
}

/** The way from the street to the door. */
function drawPath(sketch: Sketch, doorX: number, ground: number): void {
  sketch.poly(
    [
      [doorX - 60, ground + 6],
      [doorX + 60, ground + 6],
      [doorX + 190, 900],
      [doorX - 170, 900],
    ],
    '#ddd1b9',
  );
  for (let y = ground + 34; y < 900; y += 34)
    sketch.line(
      [
        [doorX - 60 - (y - ground) * 0.58, y],
        [doorX + 60 + (y - ground) * 0.68, y],
      ],
      '#c4b697',
      2,
    );
}

function drawWindow(
  sketch: Sketch,
  random: Random,
  pane: { x: number; y: number; width: number; height: number },
  shutter: string,
  lit: boolean,
): void {
  sketch.rect(pane.x - 11, pane.y - 13, pane.width + 22, pane.height + 24, '#f1e8d8');
  if (random.chance(0.15)) {
    drawShutters(sketch, pane, shutter, true);
    return;
  }
  drawPane(sketch, pane, { lit: lit && random.chance(0.5) });
  drawShutters(sketch, { ...pane, x: pane.x - 6, width: pane.width + 12 }, shutter);
  sketch.rect(pane.x - 14, pane.y + pane.height + 6, pane.width + 28, 8, '#e2d6bf');
  if (random.chance(0.45))
    for (let flower = 0; flower < 6; flower += 1)
      sketch.ellipse(
        pane.x + flower * (pane.width / 5),
        pane.y + pane.height + 2,
        9,
        8,
        flower % 2 === 0 ? '#5f8f5c' : random.pick(['#d8506b', '#e0729c', '#c7574a']),
      );
}

function drawDoor(sketch: Sketch, x: number, ground: number, height: number, colour: string): void {
  const arch = (half: number, top: number, fill: string): void => {
    sketch.path(
      `M${short(x - half)} ${short(ground)}V${short(ground - top + half)}A${short(half)} ${short(half)} 0 0 1 ${short(x + half)} ${short(ground - top + half)}V${short(ground)}Z`,
      fill,
    );
  };
  arch(52, height + 12, '#f1e8d8');
  arch(40, height, colour);
  for (const line of [-20, 0, 20]) sketch.rect(x + line - 1, ground - height + 26, 2, height - 26, darker(colour, 0.3));
  sketch.ellipse(x + 26, ground - height * 0.42, 4, 4, '#e0c48a');
  sketch.rect(x - 62, ground - 6, 124, 12, '#e2d6bf');
}

function drawChimney(sketch: Sketch, x: number, y: number, tile: string): void {
  sketch.rect(x, y - 26, 46, 88, '#ded0b6');
  sketch.rect(x + 30, y - 26, 16, 88, '#c9b897');
  sketch.rect(x - 7, y - 36, 60, 12, tile);
}

function drawWing(
  sketch: Sketch,
  random: Random,
  x: number,
  ground: number,
  width: number,
  height: number,
  shutter: string,
  tile: string,
): void {
  drawStoneWall(sketch, random, { x, y: ground - height, width, height }, 24);
  sketch.rect(x, ground - height, width, height, '#22303a', 'opacity="0.07"');
  drawTiledRoof(sketch, random, {
    left: x - 6,
    right: x + width + 22,
    eaves: ground - height + 4,
    ridge: ground - height - 66,
    ridgeLeft: x - 4,
    ridgeRight: x + width - 26,
    colour: darker(tile, 0.06),
  });
  drawWindow(
    sketch,
    random,
    { x: x + width * 0.5 - 28, y: ground - height * 0.66, width: 56, height: height * 0.36 },
    shutter,
    false,
  );
}

function drawPergola(sketch: Sketch, random: Random, x: number, ground: number, width: number, height: number): void {
  const top = ground - Math.min(height * 0.52, 200);
  for (const post of [x, x + width]) sketch.rect(post - 6, top, 12, ground - top + 12, '#8a6a4b');
  sketch.rect(x - 24, top - 8, width + 48, 12, '#7d5f42');
  for (let beam = x - 12; beam < x + width + 12; beam += 30) sketch.rect(beam, top - 18, 10, 12, '#9a7853');
  for (let leaf = 0; leaf < 34; leaf += 1)
    sketch.ellipse(
      x + random.between(-0.1, 1.08) * width,
      top + random.between(-22, 14),
      random.between(12, 22),
      random.between(9, 16),
      random.pick(['#5f8f5c', '#6d9a63', '#4f8060', '#86ab6c']),
    );
  const table = x + width / 2;
  sketch.ellipse(table, ground + 26, 86, 12, '#22303a', 'opacity="0.16"');
  sketch.rect(table - 66, ground - 44, 132, 9, '#f6f1e6');
  for (const leg of [-52, 46]) sketch.rect(table + leg, ground - 36, 6, 60, '#7d5f42');
  for (const chair of [-96, 76]) {
    sketch.rect(table + chair, ground - 22, 28, 6, '#41636a');
    sketch.rect(table + (chair < 0 ? chair : chair + 22), ground - 66, 6, 48, '#41636a');
    for (const leg of [0, 22]) sketch.rect(table + chair + leg, ground - 18, 5, 42, '#375459');
  }
}

function drawBougainvillea(sketch: Sketch, random: Random, x: number, ground: number, height: number): void {
  sketch.stroke(
    `M${short(x)} ${short(ground)}q${short(-14)} ${short(-height * 0.4)} ${short(8)} ${short(-height * 0.7)}`,
    '#75614d',
    7,
  );
  for (let ball = 0; ball < 46; ball += 1) {
    const share = random.next();
    const spread = 36 + 66 * share;
    const fill =
      ball < 16 ? random.pick(['#4f8060', '#5f8f5c']) : random.pick(['#c23f7c', '#b8326d', '#d65f96', '#a82c62']);
    sketch.ellipse(
      x + random.between(-1, 1) * spread,
      ground - height * (0.22 + share * 0.72),
      random.between(9, 20),
      random.between(9, 18),
      fill,
    );
  }
}

function drawGarden(sketch: Sketch, random: Random, ground: number, gap: readonly [number, number]): void {
  for (const [from, to] of [
    [0, gap[0] - 40],
    [gap[1] + 40, 1200],
  ] as const) {
    if (to - from < 60) continue;
    drawStoneWall(sketch, random, { x: from, y: ground + 54, width: to - from, height: 56 }, 19);
    sketch.rect(from - 2, ground + 48, to - from + 4, 10, lighter('#dccdb3', 0.3));
  }
  for (let x = 20; x < 1200; x += random.between(70, 130))
    if (x < gap[0] || x > gap[1])
      drawBush(
        sketch,
        random,
        x,
        ground + 26,
        random.between(70, 110),
        random.pick(['#9a7fb8', '#e9e4f0', null, '#c23f7c']),
        '#7d9a6c',
      );
  drawTufts(sketch, random, { x: 0, y: ground + 110, width: 1200, height: 80 }, 50, '#6f8a52');
  drawOlive(sketch, random, random.chance(0.5) ? 90 : 1080, ground + 120, random.between(230, 290));
  if (random.chance(0.5)) drawRegionalTree(sketch, random, 'coast', random.chance(0.5) ? 1130 : 60, ground + 60, 280);
}
