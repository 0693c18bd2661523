import type { SettingValues } from './settings.schema';

/** Keys of providers of social sign-in; what is not set up is undefined. */
export interface SocialSettings {
  google: { id: string; secret: string } | undefined;
  facebook: { id: string; secret: string } | undefined;
  apple: { id: string; teamId: string; keyId: string; privateKey: string } | undefined;
  /** Client id of One Tap, which needs no secret; undefined: there is no One Tap. */
  oneTapClientId: string | undefined;
  googleJwksUrl: string;
  /** Whether a provider of our own stands in for those that are not set up. Never in production. */
  development: boolean;
}

export function socialSettings(values: SettingValues, production: boolean): SocialSettings {
  const {
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    FACEBOOK_APP_ID,
    FACEBOOK_APP_SECRET,
    APPLE_CLIENT_ID,
    APPLE_TEAM_ID,
    APPLE_KEY_ID,
    APPLE_PRIVATE_KEY,
  } = values;
  const hasApple =
    APPLE_CLIENT_ID !== undefined &&
    APPLE_TEAM_ID !== undefined &&
    APPLE_KEY_ID !== undefined &&
    APPLE_PRIVATE_KEY !== undefined;
  return {
    google: pair(GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET),
    facebook: pair(FACEBOOK_APP_ID, FACEBOOK_APP_SECRET),
    apple: hasApple
      ? { id: APPLE_CLIENT_ID, teamId: APPLE_TEAM_ID, keyId: APPLE_KEY_ID, privateKey: APPLE_PRIVATE_KEY }
      : undefined,
    oneTapClientId: GOOGLE_CLIENT_ID,
    googleJwksUrl: values.GOOGLE_JWKS_URL,
    development: !production && values.SOCIAL_DEVELOPMENT === 'on',
  };
}

function pair(id: string | undefined, secret: string | undefined): { id: string; secret: string } | undefined {
  return id === undefined || secret === undefined ? undefined : { id, secret };
}
