/** Providers of social sign-in. */
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'apple'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** What is known of an address that asks to sign in. */
export const PASSWORD_TYPES = ['unregistered', 'weak', 'custom'] as const;
export type PasswordType = (typeof PASSWORD_TYPES)[number];
