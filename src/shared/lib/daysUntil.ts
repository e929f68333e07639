import dayjs from 'dayjs'

/** Days from `today` to `day`, negative if it has passed. */
export const daysUntil = (day: string, today: string): number => dayjs(day).diff(today, 'day')
