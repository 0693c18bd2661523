import { DECISIONS, GROUNDS, REPORT_REASONS } from '@kvadrat/contracts/forms';
import { LOCALES } from '@kvadrat/contracts/locales';
import { CONTACT_TYPES } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { Id, nullable, oneOf } from '../../../platform/schema';
import { PUBLIC_STATES, WITHHELD_STATES } from '../../listings/api';
import { QUEUE_FILTERS } from './queue.store';

const Time = Type.String({ format: 'date-time' });
const State = oneOf([...PUBLIC_STATES, ...WITHHELD_STATES, 'gone'], '`gone` where there is no record any more.');
const Answer = nullable(Type.String({ description: 'Number of the decision that answered it; null while it waits.' }));

export const ModerationQueue = Type.Object({
  filter: oneOf(QUEUE_FILTERS),
  page: Type.Integer(),
  more: Type.Boolean({ description: 'Whether there is a page behind this one.' }),
  counts: Type.Object({ open: Type.Integer(), asked: Type.Integer(), hidden: Type.Integer(), closed: Type.Integer() }),
  ads: Type.Array(
    Type.Object({
      id: Id,
      title: nullable(Type.String()),
      state: State,
      reports: Type.Integer(),
      openReports: Type.Integer(),
      openComplaints: Type.Integer(),
      reasons: Type.Array(oneOf(REPORT_REASONS)),
      waitedHours: nullable(
        Type.Integer({ description: 'For how long the oldest open report or complaint has waited.' }),
      ),
      lastAction: nullable(oneOf(DECISIONS)),
      latest: Time,
    }),
    { description: 'What waits longest first, else the latest first.' },
  ),
});

export const ModerationCase = Type.Object({
  id: Id,
  state: State,
  ad: nullable(
    Type.Object({
      title: Type.String(),
      path: Type.String({ description: 'Without language prefix.' }),
      reference: Type.String(),
      advertiser: Type.String(),
      email: nullable(Type.String({ description: 'Where the advertiser is written to.' })),
    }),
  ),
  description: Type.String({ description: 'What the ad says, for who has to judge it.' }),
  photos: Type.Array(Type.Object({ src: Type.String(), alt: Type.String() })),
  reports: Type.Array(
    Type.Object({
      reference: Type.String(),
      reason: oneOf(REPORT_REASONS),
      explanation: Type.String(),
      name: Type.String(),
      email: Type.String(),
      locale: oneOf(LOCALES),
      receivedAt: Time,
      answer: Answer,
      evidence: nullable(
        Type.Object(
          {
            thread: Type.Integer(),
            accused: oneOf(['visitor', 'advertiser']),
            names: Type.Object({ visitor: Type.String(), advertiser: Type.String() }),
            entries: Type.Array(
              Type.Object({
                side: oneOf(['visitor', 'advertiser']),
                kind: oneOf(CONTACT_TYPES),
                body: Type.String(),
                via: oneOf(['site', 'mail']),
                writtenAt: Time,
              }),
            ),
          },
          { description: 'The conversation that was reported, as it was then.' },
        ),
      ),
    }),
    { description: 'Newest first.' },
  ),
  complaints: Type.Array(
    Type.Object({
      reference: Type.String(),
      about: Type.String({ description: 'Number of the decision.' }),
      explanation: Type.String(),
      email: Type.String(),
      locale: oneOf(LOCALES),
      receivedAt: Time,
      answer: Answer,
    }),
  ),
  decisions: Type.Array(
    Type.Object({
      reference: Type.String(),
      action: oneOf(DECISIONS),
      ground: nullable(oneOf(GROUNDS)),
      reasons: Type.String(),
      author: Type.String(),
      told: Type.Boolean(),
      decidedAt: Time,
    }),
  ),
  possible: Type.Array(oneOf(DECISIONS), { description: 'What can be done about the ad as it is.' }),
  seen: Type.String({ description: 'To be sent along: nobody decides about what they did not see.' }),
});

export const NewDecision = Type.Object({
  action: Type.String({ maxLength: 20 }),
  ground: Type.String({ maxLength: 20 }),
  reasons: Type.String({ maxLength: 20_000 }),
  seen: Type.String({ maxLength: 60 }),
});

export const MadeDecision = Type.Object({
  reference: Type.String({ description: 'Number of the decision, which stands in the mails about it.' }),
});
