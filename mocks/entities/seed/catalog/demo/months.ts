export const monthOf = (year: number, month = 1) => year * 12 + month - 1

/** `YYYY-MM` */
export const yearMonth = (month: number) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

/** `YYYY-MM-DD`; the day must exist in every month. */
export const dayIn = (month: number, day: number) => `${yearMonth(month)}-${String(day).padStart(2, '0')}`

export const LAST_MONTH = monthOf(2026, 6)
