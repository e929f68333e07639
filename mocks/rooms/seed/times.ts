import { beijing } from '../../platform/clock'

const DAY = 86_400_000

/** The moment so many days from now, as the backend writes it. */
export const inDays = (days: number) => beijing(new Date(Date.now() + days * DAY))
/** The day so many days from now. */
export const dayIn = (days: number) => inDays(days).slice(0, 10)
