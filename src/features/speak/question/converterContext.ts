import { createContext, type ReactNode } from 'react'

export interface AnswerDraft {
  name: string
  text: string
  /** Sources of the answer, one line each. */
  sources: string
}

/** Renders the action that makes a draft of an answer in another feature; nothing by default. */
export const ConverterContext = createContext<(draft: AnswerDraft) => ReactNode>(() => null)
