/** The form keeps percentages as typed, the engine wants fractions. */
export const percent = (typed: number) => typed / 100
