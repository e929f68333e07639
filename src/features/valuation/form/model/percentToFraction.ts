/** The form keeps percentages as typed, the engine needs fractions. */
export const percentToFraction = (typed: number) => typed / 100
