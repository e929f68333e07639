import { beijingTime } from '../../platform/clock'

const DAY = 86_400_000

export const inDays = (days: number) => beijingTime(new Date(Date.now() + days * DAY))
export const dayIn = (days: number) => inDays(days).slice(0, 10)
