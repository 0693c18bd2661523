import { categories, conditions, energyLevels, features, floorPositions, heatings, typologies } from '@kvadrat/contracts/words/de';

export const words = { categories, conditions, energyLevels, features, floorPositions, heatings, typologies };
