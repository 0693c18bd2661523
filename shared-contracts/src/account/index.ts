export {
  ACCOUNT_CALLS,
  ACCOUNT_EVENTS,
  CSRF_FIELD,
  CSRF_HEADER,
  OWN_DATA_FILE,
  PUSH_WORKER,
  PROOF_FIELD,
  messageFile,
  visitFile,
} from './account-calls';
export type {
  AuthFormState,
  ChangePasswordAnswer,
  ConfirmEmailAnswer,
  FullUserInfo,
  LoginAnswer,
  OneTapAnswer,
  PasswordRetrieveAnswer,
  RegisterAnswer,
  RegistrationTypeAnswer,
  SessionUser,
  VerifyEmailAnswer,
} from './account-answers';
export {
  AGAIN_PARAMETER,
  againPath,
  authPath,
  readReturn,
  RETURN_PARAMETER,
  RETURN_REFUSED_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  TAKE_BACK_PARAMETER,
  VERIFY_PATH,
} from './auth-path';
export { AUTH_VIEWS, isAuthView, type AuthView } from './auth-view';
export {
  AGENCY_ROLES,
  CUSTOM_PERMISSIONS,
  PERMISSIONS,
  permissionsOf,
  ROLE_PERMISSIONS,
  type AgencyRole,
  type Permission,
  type Role,
} from './permissions';
export { safePath } from './safe-path';
export {
  readSocialEnding,
  SOCIAL_END_PATH,
  socialEndPath,
  type SocialEnding,
  type SocialProblem,
} from './social-ending';
export {
  isSocialSignal,
  ONE_TAP_SETUP,
  SOCIAL_CHANNEL,
  socialSignInPath,
  type OneTapSetup,
  type SocialSignal,
  type SocialStart,
} from './social-sign-in';
export { COUNTER_NAMES, ZERO_COUNTERS, type UserCounters } from './user-counters';
