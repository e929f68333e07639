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
  return token === early!.token ? answer.then(answered).catch(() => null) : null
}

async function answered(response: Response): Promise<Answer> {
  const text = await response.text() // a line that is lost here is no answer
  return {
    status: response.status,
    data: parsed(text),
    headers: { date: response.headers.get('date') ?? '' },
  }
}

/** What is no JSON is nothing, as for every call. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
