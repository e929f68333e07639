import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

export const AskForm = lazyWithRetry(() => import('./AskForm'))
