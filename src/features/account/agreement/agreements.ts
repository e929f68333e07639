export const AGREEMENTS = [
  { type: 'user', path: '/agreeUser' },
  { type: 'privacy', path: '/agree' },
] as const
export type AgreementType = (typeof AGREEMENTS)[number]['type']
