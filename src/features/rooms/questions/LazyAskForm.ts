import { lazy } from 'react'

/** Asks something in the room in hand; loaded when it is wanted. */
export const AskForm = lazy(() => import('./AskForm'))
