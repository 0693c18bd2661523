import { LOCALES } from '@kvadrat/contracts/locales';
import { SOCIAL_PROVIDERS } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { nullable, oneOf } from '../../platform/schema';

const Time = Type.String({ format: 'date-time' });
const place = {
  device: Type.String({ description: 'Browser and system, such as “Firefox, Linux”; empty where nobody knows.' }),
  network: Type.String({ description: 'Address without the end that names a home; may be empty.' }),
};

/** What opens a person's own account, and where it is open; null for a stranger. */
export const OwnSecurity = nullable(
  Type.Object({
    isFresh: Type.Boolean({ description: 'False where dangerous changes ask for a new sign-in first.' }),
    hasPassword: Type.Boolean(),
    sessions: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Names the session in calls; opens nothing.' }),
        ...place,
        since: Time,
        seenAt: Type.String({ format: 'date-time', description: 'To the day.' }),
        isThis: Type.Boolean({ description: 'Of this browser; it stands first.' }),
      }),
    ),
    signIns: Type.Array(Type.Object({ at: Time, service: oneOf(['email', 'passkey', ...SOCIAL_PROVIDERS]), ...place })),
    passkeys: Type.Array(
      Type.Object({
        handle: Type.String({ description: 'Names the passkey in calls.' }),
        title: Type.String(),
        createdAt: Time,
        usedAt: nullable(Time),
        removable: Type.Boolean({ description: 'False where nothing else opens the account.' }),
      }),
    ),
    secondStep: Type.Object({
      since: nullable(Time),
      codesLeft: Type.Integer({ description: 'Codes for emergencies that are not used yet.' }),
      setup: nullable(
        Type.Object({
          secret: Type.String({ description: 'In letters that people copy into their application.' }),
          picture: Type.Object(
            { size: Type.Integer(), path: Type.String() },
            { description: 'A square code that applications read, as an SVG path of squares.' },
          ),
          codes: Type.Array(Type.String()),
        }),
      ),
    }),
    csrf: Type.String({ description: 'Token against forged calls, for forms that are sent without scripts.' }),
  }),
);

export const SessionParams = Type.Object({ name: Type.String({ format: 'uuid' }) });

export const SecondStepCode = Type.Object({
  code: Type.String({ maxLength: 100 }),
  locale: oneOf(LOCALES, 'Of the mail that tells the owner.'),
});

export const InLocale = Type.Object({ locale: oneOf(LOCALES, 'Of the mail that tells the owner.') });
