import type { Db } from '../../platform/db';
import type { Domain } from '../../platform/domain';
import { priceNoteRoutes } from './price-note.routes';

export const priceNoteDomain: Domain<{ db: Db }> = { name: 'price-note', calls: priceNoteRoutes };
