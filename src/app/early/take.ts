import type { Answer } from '@/shared/api'

/** Reads that were sent with the document, by path, for the owner of the token. */
export interface EarlyReads {
  token: string
  answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    earlyReads?: EarlyReads
  }
}

/**
 * The answer to a read that is under way since before the code was here: once, and only for the same token. Null where
 * there is none, at once or because it never came; the read is then sent as ever.
 */
export function takeEarly(url: string, token: string | undefined): Promise<Answer | null> | null {
  const early = window.earlyReads
  const answer = early?.answers.get(url)
  if (!answer) return null
  early!.answers.delete(url)
  return token === early!.token ? answer.then(answered, () => null) : null
}

const answered = async (response: Response): Promise<Answer> => ({
  status: response.status,
  data: await response.json().catch(() => null),
  headers: { date: response.headers.get('date') ?? '' },
})
