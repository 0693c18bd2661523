export { addressOf, DEED_FIELD } from './deeds';
export { staffPage } from './staff-page';
export { useTimes } from './use-times';
