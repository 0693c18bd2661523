/** Field limits in characters: the same on both sides unless a side is named. */
export const FORM_LIMITS = {
  email: 100,
  /** The recovery form names no maximum; the server still refuses what no mail system takes. */
  emailServer: 254,
  name: 100,
  phone: 30,
  passwordMin: 6,
  passwordMax: 50,
  /** Of a new password the server takes more than the sign-up form asks for. */
  passwordServer: 128,
  searchPrompt: 250,
  /** A message to the portal. */
  messageMin: 10,
  messageMax: 4000,
} as const;
