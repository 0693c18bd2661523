import { AppError } from '@kvadrat/contracts/errors';
import type { VisitAct } from './visit-step';
import { readLocalTime } from './visit-times';
import type { VisitRow } from './visit.tables';

/** Reads a time of a call. @throws AppError `invalid-request` */
export function readInstant(text: string): Date {
  const time = readLocalTime(text) ?? new Date(text);
  if (Number.isNaN(time.getTime())) throw new AppError('invalid-request', 'a time is none');
  return time;
}

/** A visit as calls give it. @param acts what the reader may do now */
export function visitJson(
  { uuid, place, state, minutes, asked, offered_at: offered, agreed_at: agreed }: VisitRow,
  acts: VisitAct[],
) {
  return {
    uuid,
    place,
    state,
    minutes,
    asked: asked.map((time) => time.toISOString()),
    offeredAt: offered?.toISOString() ?? null,
    agreedAt: agreed?.toISOString() ?? null,
    acts,
  };
}
