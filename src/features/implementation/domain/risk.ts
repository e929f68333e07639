/** How bad a finding is, and how likely: one to five. */
export const RISK_STEPS = [1, 2, 3, 4, 5] as const

export const BANDS = ['low', 'medium', 'high'] as const
export type Band = (typeof BANDS)[number]

/** From this product of severity and likelihood on. */
const FROM = { medium: 6, high: 15 }

/** How much a finding asks for attention: the product of how bad and how likely it is. */
export function bandOf({ severity, likelihood }: { severity: number; likelihood: number }): Band {
  const product = severity * likelihood
  return product >= FROM.high ? 'high' : product >= FROM.medium ? 'medium' : 'low'
}
