export { eraseEvents } from './forget-events';
export { pageCountJob, PageCounter } from './page-counter';
export { readStatistics } from './read-statistics';
