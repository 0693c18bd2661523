export { MarkerBoard, type MarkerBoardOptions, type MarkerStage } from './marker-board';
