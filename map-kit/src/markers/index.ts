export type { Box } from './keep-apart';
export { MarkerBoard, type MarkerStage } from './marker-board';
