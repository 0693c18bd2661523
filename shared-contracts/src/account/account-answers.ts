import type { Locale } from '../locales';
import type { SocialProvider } from '../vocabulary';
import type { AuthView } from './auth-view';
import type { UserCounters } from './user-counters';

/** Anything but UNREGISTERED leads to the login. A weak password is not told to strangers. */
export interface RegistrationTypeAnswer {
  registerType: 'UNREGISTERED' | 'REGISTERED';
  message: string;
}

/** Domains, the best first. */
export interface VerifyEmailAnswer {
  suggestedEmails: string[];
}

/** R166: `url` is a path of this site. */
export interface LoginAnswer {
  message: string;
  data: { uuid: string; phone: string };
  service: 'email' | SocialProvider;
  url?: string;
}

/** The same for a new and for a known address. */
export interface RegisterAnswer {
  message: string;
  data: { uuid: string };
  service: 'email';
}

/** Answer of `confirmEmail`. `url` leads on: to a new password where the one set before the proof no longer holds. */
export interface ConfirmEmailAnswer {
  message: string;
  url?: string;
}

/** The same whether the address is known or not. */
export interface PasswordRetrieveAnswer {
  message: string;
}

/** Comes with status 200; `error` 1 is a failure. `message` may hold allow-listed HTML. */
export interface ChangePasswordAnswer {
  error: 0 | 1;
  results: { backurl: string; message: string };
  show: { form: boolean };
  /** Keys of broken rules by field, where what was typed is the failure. */
  problems?: Record<string, string>;
  /** Whether marketing choices belong on the page. */
  marketing?: boolean;
}

/** R177 and the two flags of R96. */
export interface OneTapAnswer {
  utente: { session_token: string; uuid: string; email: string; phone: string };
  trackSSOAccess?: boolean;
  trackSSORegistration?: boolean;
}

/** Basic user: `GET info` answers this, or null for a stranger. */
export interface SessionUser {
  uuid: string;
  name: string;
  surname: string;
  email: string;
  language: Locale;
  /** False until the address is proven; publishing and messages wait for it. */
  emailVerified: boolean;
}

/** Addresses of a person's own pages. */
export interface UserUrls {
  profile: string;
  messages: string;
  savedAds: string;
  savedSearches: string;
  publishedAds: string;
  publishNewAd: string;
  sellerLead: string;
  appraisal: string;
  loanPage: string;
  blacklistedAds: string;
  lastAds: string;
}

/** `GET full-info`: everything R151–R154 names; zeros for what does not exist yet. */
export interface FullUserInfo extends SessionUser {
  phone: string;
  phonePrefix: string;
  username: string;
  status: 'active' | 'disabled';
  defaultCountry: string;
  defaultLang: Locale;
  enabledNewsletter: boolean;
  enabledProductsEmail: boolean;
  enabledPromotionalEmail: boolean;
  isFacebookUser: boolean;
  isUtentePhoneValidate: boolean;
  /** Address of the agency sign-up, not a state. */
  agencySignUp: string;
  urls: UserUrls;
  counts: { lastAds: number; lastSearches: number; publishedAds: number };
  counters: UserCounters;
}

/** For standalone pages; the values of a failed form come back once, never passwords. */
export interface AuthFormState {
  /** Providers that are set up here, in the order of the buttons. */
  providers: SocialProvider[];
  /** Client id of One Tap; empty where it is not set up. */
  oneTapClientId: string;
  /** Token for the hidden field of forms without scripts. */
  csrf: string;
  /** Shortest password this server takes (deviation 6.2.1 of the list of differences). */
  passwordMin: number;
  outcome: null | {
    /** `confirm` is the page of verification links. */
    view: AuthView | 'confirm';
    /** `carried`: nothing to say, the values come from the step before. */
    status: 'success' | 'error' | 'carried';
    /** A sentence in the page's language; empty when only fields are wrong. */
    message: string;
    /** Rule keys by field. */
    problems: Record<string, string>;
    values: Record<string, string>;
  };
}
