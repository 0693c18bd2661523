import { LOCALES } from '@kvadrat/contracts/locales';
import { Type } from 'typebox';
import { nullable, oneOf } from '../../platform/schema';

const Password = Type.String({ maxLength: 1000 });

/** A person's own account as their page shows it; null for a stranger. */
export const OwnProfile = nullable(
  Type.Object({
    name: Type.String(),
    surname: Type.String(),
    email: Type.String(),
    emailVerified: Type.Boolean({
      description: 'False until the address is proven; publishing and messages wait for it.',
    }),
    phone: Type.String({ description: 'Empty where none was given.' }),
    phoneVerified: Type.Boolean(),
    language: oneOf(LOCALES, 'Of mails.'),
    waiting: Type.Object(
      { email: nullable(Type.String()), phone: nullable(Type.String()) },
      { description: 'The address, and the telephone, that wait to be proven.' },
    ),
    isFresh: Type.Boolean({ description: 'Whether dangerous changes ask for no new sign-in now.' }),
    products: Type.Boolean({ description: 'News of Kvadrat’s own products.' }),
    hasPassword: Type.Boolean({ description: 'False for who signs in through a provider alone.' }),
    passwordMin: Type.Integer({ description: 'Characters that a new password has at least.' }),
    communications: Type.Boolean(),
    newsletter: Type.Boolean(),
    otherSessions: Type.Integer({ description: 'On how many further devices the person is signed in.' }),
    identities: Type.Array(
      Type.Object({
        handle: Type.String({
          description: 'Names the identity in calls; says nothing of what the provider calls the person.',
        }),
        name: Type.String({ description: 'Of the provider.' }),
        linkedAt: Type.String({ format: 'date-time' }),
        removable: Type.Boolean({ description: 'False where nothing else opens the account.' }),
      }),
    ),
    csrf: Type.String({ description: 'Token against forged calls, for forms that are sent without scripts.' }),
  }),
);

/** What may be sent to a person; what is left out of a form is not. */
export const NewsChoices = Type.Object({
  communications: Type.Boolean(),
  newsletter: Type.Boolean(),
  products: Type.Optional(Type.Boolean({ description: 'Left out, it stays as it is.' })),
});

export const NewDetails = Type.Object({
  name: Type.String({ maxLength: 1000 }),
  surname: Type.String({ maxLength: 1000 }),
  language: oneOf(LOCALES, 'Of mails.'),
});
const locale = oneOf(LOCALES, 'Of the message.');
export const NewEmail = Type.Object({ email: Type.String({ maxLength: 1000 }), locale });
export const NewPhone = Type.Object({ phone: Type.String({ maxLength: 100 }), locale });
export const PhoneCode = Type.Object({ code: Type.String({ maxLength: 100 }), locale });

export const NewPassword = Type.Object({
  password: Password,
  pwd: Password,
  pwdrip: Password,
  locale: oneOf(LOCALES, 'Of the mail that tells the owner.'),
});

export const IdentityParams = Type.Object({ handle: Type.String({ maxLength: 200 }) });
