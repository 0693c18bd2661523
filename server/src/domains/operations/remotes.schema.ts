import { REMOTE_CHANGES } from '@kvadrat/contracts/forms';
import { Type } from 'typebox';
import { nullable, oneOf } from '../../platform/schema';
import { BREAKAGES } from './breaking/broken-release';

const Time = Type.String({ format: 'date-time' });
const State = oneOf(['on', 'off']);
const Canary = nullable(Type.Object({ release: Type.String(), percent: Type.Number(), until: Time }));
const Times = nullable(
  Type.Object(
    { p50: Type.Number(), p75: Type.Number(), p95: Type.Number() },
    { description: 'Milliseconds; null where nobody told any.' },
  ),
);
const Count = Type.Integer();

const Figures = Type.Object({
  views: Count,
  failures: Count,
  codes: Type.Array(Type.Object({ code: Type.String(), count: Count }), {
    description: 'Failures by code, most frequent first.',
  }),
  missing: Type.Object(
    { notFound: Count, gone: Count, failed: Count },
    { description: 'Answers 404, 410 and 500 to requests for its files.' },
  ),
  load: Times,
  mount: Times,
});

const Release = Type.Object({
  part: oneOf(['stable', 'canary', 'previous', 'older'], '`older` stands for all that are no longer live.'),
  release: Type.String({ description: 'Empty for `older`.' }),
  publishedAt: nullable(Time),
  hour: Figures,
  day: Figures,
});

const Breakage = nullable(oneOf(BREAKAGES));

const Remote = Type.Object({
  name: Type.String(),
  state: State,
  isShell: Type.Boolean(),
  stable: Type.String(),
  previous: nullable(Type.String()),
  canary: Canary,
  rendering: oneOf(['well', 'failing', 'unreadable'], 'Of the live server bundle in the process that answers.'),
  releases: Type.Array(Release),
  candidates: Type.Array(Type.String(), { description: 'Releases that a canary may be made of.' }),
  history: Type.Array(
    Type.Object({
      revision: Type.Integer(),
      author: Type.String(),
      reason: Type.String(),
      changedAt: Time,
      stable: nullable(Type.String()),
      canary: Canary,
      state: State,
    }),
    { description: 'Newest first.' },
  ),
  broken: nullable(
    Type.Object(
      { here: Breakage, forAll: Breakage },
      { description: 'What is broken on purpose; null where nothing can be.' },
    ),
  ),
});

export const StaffRemotes = Type.Object({
  revision: Type.Integer(),
  remotes: Type.Array(Remote),
  unattributed: Type.Object({ hour: Count, day: Count }, { description: 'Failures that belong to no remote.' }),
});

export const OneRemote = Type.Object({ name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' }) });

const Text = (maxLength: number) => Type.String({ maxLength });
export const NewChange = Type.Object(
  {
    revision: Type.Integer({ description: 'The one the author has seen.' }),
    action: Text(20),
    reason: Text(1000),
    release: Text(110),
    percent: Text(20),
    days: Text(20),
  },
  { description: `\`action\` is one of ${REMOTE_CHANGES.join(', ')}; the last three are for a canary.` },
);

export const MadeChange = Type.Object({
  remote: Type.String(),
  revision: nullable(Type.Integer({ description: 'Null where it was so already.' })),
});

export const NewBreakage = Type.Object({
  breakage: oneOf(BREAKAGES),
  scope: oneOf(['here', 'all', 'mend'], '`mend` takes back what is broken, here and for all.'),
});

export const ErrorCode = Type.Object({
  code: Type.String(),
  text: Type.String({ description: 'Markdown, in English.' }),
});
