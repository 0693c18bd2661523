import { AUTH_VIEWS, COUNTER_NAMES } from '@kvadrat/contracts/account';
import { LOCALES } from '@kvadrat/contracts/locales';
import { SOCIAL_PROVIDERS } from '@kvadrat/contracts/vocabulary';
import { Type, type TProperties, type TSchema } from 'typebox';
import { nullable, oneOf } from '../../../platform/schema';

/** Nothing but these fields: tests hold every answer against its description. */
const exactly = (properties: TProperties): TSchema => Type.Object(properties, { additionalProperties: false });
const Path = Type.String({ description: 'Path of this site.' });
const Message = Type.String({ description: 'A sentence in the visitor’s language, or empty.' });
const Service = oneOf(['email', ...SOCIAL_PROVIDERS]);
const Texts = Type.Record(Type.String(), Type.String());

const basic = {
  uuid: Type.String(),
  name: Type.String(),
  surname: Type.String(),
  email: Type.String(),
  language: oneOf(LOCALES),
  emailVerified: Type.Boolean({
    description: 'False until the address is proven; publishing and messages wait for it.',
  }),
  actingFor: Type.Optional(
    Type.Object(
      { id: Type.Integer(), name: Type.String() },
      { additionalProperties: false, description: 'The agency that this browser acts for; absent for oneself.' },
    ),
  ),
};

const urls = [
  'profile',
  'messages',
  'savedAds',
  'savedSearches',
  'publishedAds',
  'publishNewAd',
  'sellerLead',
  'appraisal',
  'loanPage',
  'blacklistedAds',
  'lastAds',
];
const counts = ['lastAds', 'lastSearches', 'publishedAds'];
const each = (names: readonly string[], schema: TSchema): TSchema =>
  exactly(Object.fromEntries(names.map((name) => [name, schema])));

/** Answers of the calls of accounts, by their names in the API's description. */
export const ACCOUNT_SCHEMAS = {
  RegistrationTypeAnswer: exactly({ registerType: oneOf(['UNREGISTERED', 'REGISTERED']), message: Message }),
  VerifyEmailAnswer: exactly({
    suggestedEmails: Type.Array(Type.String({ description: 'A domain; the best first.' })),
  }),
  LoginAnswer: exactly({
    message: Message,
    data: exactly({ uuid: Type.String(), phone: Type.String() }),
    service: Service,
    url: Type.Optional(Path),
  }),
  RegisterAnswer: exactly({ message: Message, data: exactly({ uuid: Type.String() }), service: oneOf(['email']) }),
  ConfirmEmailAnswer: exactly({ message: Message, url: Type.Optional(Path) }),
  AccountMessage: exactly({ message: Message }),
  ChangePasswordAnswer: exactly({
    error: oneOf([0, 1], '1 is a failure.'),
    results: exactly({ backurl: Path, message: Type.String({ description: 'May hold b, strong, em, br, p and a.' }) }),
    show: exactly({ form: Type.Boolean() }),
    marketing: Type.Optional(Type.Boolean({ description: 'Whether marketing choices belong on the page.' })),
    problems: Type.Optional(Texts),
  }),
  PasskeySignInOptions: exactly({ options: Type.String({ description: 'For WebAuthn, as JSON.' }) }),
  SessionUser: nullable(exactly(basic)),
  FullUserInfo: nullable(
    exactly({
      ...basic,
      phone: Type.String(),
      phonePrefix: Type.String(),
      username: Type.String(),
      status: oneOf(['active', 'disabled']),
      defaultCountry: Type.String(),
      defaultLang: oneOf(LOCALES),
      enabledNewsletter: Type.Boolean(),
      enabledProductsEmail: Type.Boolean(),
      enabledPromotionalEmail: Type.Boolean(),
      isFacebookUser: Type.Boolean(),
      isUtentePhoneValidate: Type.Boolean(),
      agencySignUp: Path,
      urls: each(urls, Path),
      counts: each(counts, Type.Integer()),
      counters: each(COUNTER_NAMES, Type.Integer()),
    }),
  ),
  CsrfToken: exactly({ token: Type.String() }),
  ProofChallenge: Type.Object({}, { description: 'Made and read by altcha-lib.' }),
  AuthFormState: exactly({
    providers: Type.Array(oneOf(SOCIAL_PROVIDERS)),
    oneTapClientId: Type.String(),
    csrf: Type.String(),
    passwordMin: Type.Integer(),
    outcome: nullable(
      exactly({
        // Releases of mf-auth before the second step know these alone.
        view: oneOf([...AUTH_VIEWS.filter((view) => view !== 'secondStep'), 'confirm']),
        secondStep: Type.Boolean({
          description: 'The form is that of the second step, which belongs to the view login.',
        }),
        status: oneOf(['success', 'error', 'carried']),
        message: Message,
        problems: Texts,
        values: Texts,
      }),
    ),
  }),
} satisfies Record<string, TSchema>;
