import { categories, conditions, energyLevels, features, floorPositions, heatings, typologies } from '@kvadrat/contracts/words/hr';

export const words = { categories, conditions, energyLevels, features, floorPositions, heatings, typologies };
