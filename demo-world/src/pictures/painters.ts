import type { Random } from '../random';
import type { FamilyName } from './families';
import { drawBlock } from './houses/block';
import { drawFamilyHouse } from './houses/family-house';
import { drawNewBuild } from './houses/new-build';
import { drawOldFacade } from './houses/old-facade';
import { drawStoneHouse } from './houses/stone-house';
import { drawTerrace } from './houses/terrace';
import { drawTerraced } from './houses/terraced';
import { drawVilla } from './houses/villa';
import { drawPlot } from './land/plot';
import { drawCityView, drawHillView, drawOldTown, drawPlainView, drawSeaView } from './land/surroundings';
import { drawBathroom } from './rooms/bathroom';
import { drawBedroom } from './rooms/bedroom';
import { drawEmptyRoom } from './rooms/empty-room';
import { drawKitchen } from './rooms/kitchen';
import { drawLivingRoom } from './rooms/living-room';
import { drawGarage } from './work/garage';
import { drawOffice } from './work/office';
import { drawShop } from './work/shop';
import { drawWarehouse } from './work/warehouse';

/** Draws a variant of a family, from 0. */
type Painter = (variant: number, random: Random) => string;

export const PAINTERS: Readonly<Record<FamilyName, Painter>> = {
  'living-sea': (variant, random) => drawLivingRoom(variant, random, ['sea-pines', 'sea', 'old-town'], 0),
  'living-city': (variant, random) => drawLivingRoom(variant, random, ['city', 'city-trees', 'roofs'], 3),
  'living-green': (variant, random) => drawLivingRoom(variant, random, ['park', 'hills', 'garden'], 6),
  'empty-room': (variant, random) => drawEmptyRoom(variant, random, ['city-trees', 'park', 'city']),
  kitchen: (variant, random) => drawKitchen(variant, random, ['park', 'city-trees', 'roofs']),
  'kitchen-sea': (variant, random) => drawKitchen(variant + 1, random, ['sea', 'old-town', 'sea-pines']),
  bedroom: (variant, random) => drawBedroom(variant, random, ['park', 'city-trees', 'hills', 'roofs']),
  'bedroom-sea': (variant, random) => drawBedroom(variant, random, ['sea', 'sea-pines', 'old-town']),
  bathroom: drawBathroom,
  'block-inland': (variant, random) => drawBlock(variant, random, 'inland'),
  'block-coast': (variant, random) => drawBlock(variant, random, 'coast'),
  'new-inland': (variant, random) => drawNewBuild(variant, random, 'inland'),
  'new-coast': (variant, random) => drawNewBuild(variant, random, 'coast'),
  'old-facade': drawOldFacade,
  'stone-house': drawStoneHouse,
  'house-inland': (variant, random) => drawFamilyHouse(variant, random, 'inland'),
  'house-coast': (variant, random) => drawFamilyHouse(variant, random, 'coast'),
  villa: drawVilla,
  terraced: drawTerraced,
  'terrace-sea': (variant, random) => drawTerrace(variant, random, ['sea', 'old-town', 'sea-pines']),
  'balcony-city': (variant, random) => drawTerrace(variant, random, ['city-trees', 'park', 'roofs', 'city']),
  'land-coast': (variant, random) => drawPlot(variant, random, 'coast'),
  'land-inland': (variant, random) => drawPlot(variant, random, 'inland'),
  office: drawOffice,
  shop: drawShop,
  garage: drawGarage,
  warehouse: drawWarehouse,
  'view-sea': drawSeaView,
  'view-old-town': drawOldTown,
  'view-city': drawCityView,
  'view-plain': drawPlainView,
  'view-hills': drawHillView,
};
