import { categories, conditions, energyLevels, features, floorPositions, heatings, typologies } from '@kvadrat/contracts/words/ru';

export const words = { categories, conditions, energyLevels, features, floorPositions, heatings, typologies };
