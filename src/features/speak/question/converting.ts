import { createContext, type ReactNode } from 'react'

/** What becomes a draft elsewhere. */
export interface Draft {
  name: string
  text: string
  /** What it rests on, a line each. */
  sources: string
}

/** How an answer becomes something in another area; nothing without one. */
export const Converting = createContext<(draft: Draft) => ReactNode>(() => null)
