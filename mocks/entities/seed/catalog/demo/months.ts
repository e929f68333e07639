/** Months counted from the year 0, so that dates can be reckoned with. */

export const monthOf = (year: number, month = 1) => year * 12 + month - 1

/** `YYYY-MM`. */
export const yearMonth = (month: number) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

/** `YYYY-MM-DD`; every month has the day. */
export const dayIn = (month: number, day: number) => `${yearMonth(month)}-${String(day).padStart(2, '0')}`

/** The last month that the demo data knows of. */
export const LAST_MONTH = monthOf(2026, 6)
