import { categories, conditions, energyLevels, features, floorPositions, heatings, typologies } from '@kvadrat/contracts/words/el';

export const words = { categories, conditions, energyLevels, features, floorPositions, heatings, typologies };
