import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

/** Asks something in the room in hand; loaded when it is wanted. */
export const AskForm = lazyWithRetry(() => import('./AskForm'))
