/** The agreements that everyone consents to, and where each can be read without a session. */
export const AGREEMENTS = [
  { type: 'user', path: '/agreeUser' },
  { type: 'privacy', path: '/agree' },
] as const
export type AgreementType = (typeof AGREEMENTS)[number]['type']
