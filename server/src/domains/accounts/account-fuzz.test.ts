import { survivesFuzzing } from './testing/survives-fuzzing';

survivesFuzzing(20);
