import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import { ENQUIRY_PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { addAnswerPage, type AnswerForm, type AnswerView } from '../../platform/answer-page';
import type { Db } from '../../platform/db';
import type { Enquiries } from '../enquiries/api';
import { adNames } from '../listings/api';
import type { ShowPage } from '../../platform/html';
import { visitFacts } from './visit-letter';
import { isOpen } from './visit-service';
import { actsOf, VISIT_ACTS } from './visit-step';
import { VISIT_TEXTS } from './visit-texts';
import { readLocalTime, timeText } from './visit-times';
import type { LinkedVisit, Visits } from './visits';

const DAY_FIELD = 'dan';
const CLOCK_FIELD = 'sat';
const TIME_FIELD = 'termin';
const MESSAGE_FIELD = 'poruka';

export interface VisitPageOptions {
  db: Db;
  show: ShowPage;
  visits: Visits;
  enquiries: Enquiries;
  now?: () => Date;
}

/** `/upit/razgled/` in nine languages: a visit confirmed, moved or called off by the link of a mail. */
export async function addVisitPage(app: FastifyInstance, { db, show, visits, enquiries, now = () => new Date() }: VisitPageOptions): Promise<void> {
  await addAnswerPage(app, show, {
    path: ENQUIRY_PATHS.visit,
    async look(token, locale) {
      const found = await visits.look(token);
      if (found === null) return null;
      const { listing_id: id } = found.thread;
      const ad = (await adNames(db, [id], locale)).get(id);
      return { view: viewOf(found, locale, now(), ad ?? null), current: found.current };
    },
    lost: (locale) => ({ name: VISIT_TEXTS[locale].page.title, ...VISIT_TEXTS[locale].page.lost, facts: [], forms: [], onward: null }),
    act: (token, name, fields) => {
      const act = VISIT_ACTS.find((one) => one === name);
      if (act === undefined) throw new AppError('invalid-request', 'there is no such act');
      const chosen = fields[TIME_FIELD] === undefined ? null : new Date(fields[TIME_FIELD]);
      const time = act === 'propose' ? readLocalTime(`${fields[DAY_FIELD] ?? ''}T${fields[CLOCK_FIELD] ?? ''}`) : chosen;
      return visits.answerByLink(enquiries, token, { act, time, message: (fields[MESSAGE_FIELD] ?? '').trim() });
    },
    problems(locale) {
      const { page } = VISIT_TEXTS[locale];
      return { 'invalid-request': page.badTime, gone: page.changed, taken: page.taken };
    },
    changed: (locale) => VISIT_TEXTS[locale].page.changed,
  });
}

function viewOf({ visit, side, current }: LinkedVisit, locale: Locale, now: Date, ad: { title: string; path: string } | null): AnswerView {
  const { fields, page, states } = VISIT_TEXTS[locale];
  const ended = visit.state === 'declined' || visit.state === 'cancelled';
  const over = !ended && !isOpen(visit, now);
  return {
    name: page.title,
    ...(over ? page.over : states[visit.state][side]),
    facts: [...(ad === null ? [] : [[fields.ad, ad.title] as const]), ...visitFacts(visit, locale)],
    forms: current && !over ? formsOf({ visit, side }, locale, now) : [],
    onward: ad === null ? null : { text: page.back, path: ad.path },
  };
}

function formsOf({ visit, side }: Pick<LinkedVisit, 'visit' | 'side'>, locale: Locale, now: Date): AnswerForm[] {
  const { acts, form, zone } = VISIT_TEXTS[locale];
  const message = { kind: 'text', name: MESSAGE_FIELD, label: form.message } as const;
  const free = visit.asked.filter((time) => time > now);
  return actsOf(side, visit.state).flatMap((act): AnswerForm[] => {
    if (act === 'confirm' && side === 'visitor') return [{ act, button: acts.accept, strong: true, controls: [message] }];
    if (act === 'confirm') {
      const options = free.map((time) => ({ value: time.toISOString(), text: zone.replace('#', timeText(time, locale)) }));
      const choice = options.length > 1 ? [{ kind: 'choice', name: TIME_FIELD, legend: form.choose, options } as const] : [];
      return free.length === 0 ? [] : [{ act, button: acts.confirm, strong: true, controls: [...choice, message] }];
    }
    if (act === 'propose') {
      const when = [
        { kind: 'input', name: DAY_FIELD, label: form.day, attributes: { type: 'date' } },
        { kind: 'input', name: CLOCK_FIELD, label: form.clock, attributes: { type: 'time' } },
      ] as const;
      return [{ act, button: acts.propose, folded: form.other, controls: [...when, message], hint: form.hint }];
    }
    const ends = visit.state === 'confirmed' ? acts.cancel : side === 'visitor' ? acts.giveUp : acts.decline;
    return [{ act, button: ends, folded: ends, controls: [message] }];
  });
}
