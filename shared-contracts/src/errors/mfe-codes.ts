/** Failures of the micro-frontend platform. Each has a page `docs/errors/<code>.md`. */
export const MFE_CODES = {
  'MFE-001': 'remote entry could not be loaded',
  'MFE-002': 'remote did not answer before the deadline',
  'MFE-003': 'remote threw while mounting or rendering',
  'MFE-004': 'server bundle failed or passed its render deadline',
  'MFE-005': 'file does not have the hash its release names',
  'MFE-006': 'no release owns the address',
  'MFE-007': 'release is no longer served',
  'MFE-101': 'manifest does not satisfy the remote.json schema',
  'MFE-102': 'route or element is claimed by another remote',
  'MFE-103': 'release is already published with other content',
  'MFE-104': 'registry has moved on since the revision that was named',
  'MFE-105': 'there is no release to go back to',
  'MFE-106': 'release is not signed with a key of its remote',
  'MFE-107': 'event is declared nowhere',
  'MFE-108': 'shared dependency is not one the shell satisfies',
  'MFE-109': 'release was built for another federation runtime',
  'MFE-110': 'contract is broken against what is live',
  'MFE-111': 'release weighs more than its budget',
  'MFE-112': 'token is unknown, revoked or of another remote',
  'MFE-113': 'release was never uploaded or is no longer kept',
  'MFE-114': 'canary cannot be run as ordered',
  'MFE-115': 'preview cannot be taken from its address',
  'MFE-116': 'override is unknown or counts no more',
} as const;

export type MfeCode = keyof typeof MFE_CODES;
