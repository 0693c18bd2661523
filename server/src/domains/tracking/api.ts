export { eraseEvents } from './forget-events';
export { pageCountJob, PageCounter } from './page-counter';
export { readStatistics, type Statistics, type StatisticsOf } from './read-statistics';
