export type { Domain } from './domain';
