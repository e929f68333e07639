import dayjs from 'dayjs'

/** Days from one to another, below zero for one that has passed. */
export const daysUntil = (day: string, today: string): number => dayjs(day).diff(today, 'day')
