import type { Random } from '../../random';
import type { Rect, Sketch } from '../draw/sketch';
import { drawMountains, drawPark, drawPlain, drawWoodedHills } from './nature';
import { drawCampanile, drawCity, drawRoofs } from './roofs';
import { drawSea } from './sea';
import { drawHills, drawSky } from './sky';
import { drawCypress, drawPalm, drawPine, drawTree } from './trees';

export type WindowView =
  | 'sea'
  | 'sea-pines'
  | 'old-town'
  | 'city'
  | 'city-trees'
  | 'park'
  | 'hills'
  | 'plain'
  | 'mountain'
  | 'garden'
  | 'roofs';

/** What lies before a window or a terrace, filling the area; the caller clips. */
export function drawWindowView(sketch: Sketch, random: Random, view: WindowView, area: Rect): void {
  const { x, y, width, height } = area;
  const bottom = y + height;
  switch (view) {
    case 'sea':
      drawSea(sketch, random, area, { horizon: random.between(0.46, 0.56), boats: random.int(1, 3) });
      return;
    case 'sea-pines':
      drawSea(sketch, random, area, { horizon: random.between(0.46, 0.54), boats: 1 });
      for (let pine = random.int(2, 3); pine > 0; pine -= 1)
        drawPine(
          sketch,
          random,
          x + width * random.between(0.05, 0.4),
          bottom + height * 0.05,
          height * random.between(0.42, 0.6),
        );
      if (random.chance(0.4)) drawPalm(sketch, random, x + width * 0.88, bottom + height * 0.06, height * 0.6);
      return;
    case 'old-town':
      drawSea(sketch, random, area, { horizon: 0.42, boats: 2 });
      drawRoofs(
        sketch,
        random,
        { x, y: y + height * 0.68, width, height: height * 0.38 },
        { rows: 3, rise: 0.55, size: Math.max(width, height) / 8 },
      );
      drawCampanile(sketch, x + width * random.between(0.3, 0.75), bottom, height * 0.72);
      return;
    case 'city':
      drawCitySky(sketch, random, area);
      drawCity(sketch, random, { x, y: y + height * 0.24, width, height: height * 0.76 });
      return;
    case 'city-trees':
      drawCitySky(sketch, random, area);
      drawCity(sketch, random, { x, y: y + height * 0.12, width, height: height * 0.72 });
      for (let tx = x; tx < x + width * 1.05; tx += height * random.between(0.22, 0.4))
        drawTree(sketch, random, tx, bottom + height * 0.06, height * random.between(0.36, 0.55));
      return;
    case 'roofs':
      drawCitySky(sketch, random, area);
      drawRoofs(
        sketch,
        random,
        { x, y: y + height * 0.45, width, height: height * 0.6 },
        { rows: 4, rise: 0.7, size: Math.max(width, height) / 6 },
      );
      if (random.chance(0.5))
        drawCampanile(sketch, x + width * random.between(0.25, 0.8), y + height * 0.86, height * 0.62, '#5d7f74');
      return;
    case 'park':
      drawPark(sketch, random, area);
      return;
    case 'hills':
      drawWoodedHills(sketch, random, area, { horizon: 0.5 });
      return;
    case 'plain':
      drawPlain(sketch, random, area, { horizon: 0.52 });
      return;
    case 'mountain':
      drawMountains(sketch, random, area);
      return;
    case 'garden':
      drawPark(sketch, random, area);
      drawCypress(sketch, x + width * random.between(0.15, 0.35), bottom + height * 0.04, height * 0.7);
  }
}

function drawCitySky(sketch: Sketch, random: Random, area: Rect): void {
  drawSky(sketch, random, area, area.y + area.height * 0.75);
  drawHills(sketch, random, area, {
    base: area.y + area.height * 0.78,
    height: area.height * 0.4,
    colour: '#a3bdb5',
    step: 0.22,
  });
}
