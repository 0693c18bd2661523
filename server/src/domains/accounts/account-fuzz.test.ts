import { survivesFuzzing } from './testing/survives-fuzzing';

jest.setTimeout(60_000);

survivesFuzzing(20);
