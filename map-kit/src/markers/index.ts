export { MarkerBoard, type MarkerStage } from './marker-board';
