export type { OperationsTables } from './operations.tables';
export { countMissingFiles } from './figures/count-missing-files';
export { FigureCounter } from './figures/figure-counter';
export { Breaker } from './breaking/breaker';
export { addOperations, type OperationsOptions } from './remotes.routes';
