import type { Read } from './parameter';

const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** A day of this century as calendars of ISO 8601 write it: `2027-03-01`; undefined for one that no month has. */
export const readDay: Read<string> = (text) => {
  if (!DAY.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
};
