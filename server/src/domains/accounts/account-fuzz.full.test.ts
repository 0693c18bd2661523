import { survivesFuzzing } from './testing/survives-fuzzing';

jest.setTimeout(600_000);

survivesFuzzing(10_000);
