import { lazyWithRetry } from '@/shared/ui/lazy/later'

/** Asks something in the room in hand; loaded when it is wanted. */
export const AskForm = lazyWithRetry(() => import('./AskForm'))
