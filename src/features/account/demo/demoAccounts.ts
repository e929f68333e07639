import { call, failure, type Result } from '@/shared/api'
import { sessionApi, type Token } from '@/shared/auth/auth.api'
import type { Language } from '@/shared/lib/language'

export type Bilingual = Readonly<Record<Language, string>>

export interface DemoAccount {
  userName: string
  password: string
  shows: Bilingual
}

export interface DemoAccounts {
  words: Record<'title' | 'text', Bilingual>
  groups: readonly { title: Bilingual; accounts: readonly DemoAccount[] }[]
}

/** Calls the demo server directly, outside the API; undefined if it does not answer. */
async function fetchDemo<Answer>(path: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch(new URL(`/__demo${path}`, location.origin))
    return (await answer.json()) as Answer
  } catch {
    return undefined
  }
}

export const fetchDemoAccounts = () => fetchDemo<DemoAccounts>('/accounts')

/** Signs in through the real captcha flow; the demo server supplies the answer. */
export async function signInAs({ userName, password }: DemoAccount, force?: true): Promise<Result<Token>> {
  const captcha = await call(sessionApi.captcha, {})
  if (!captcha.ok) return captcha
  const { uuid, isEnabled } = captcha.data
  const solved = isEnabled
    ? await fetchDemo<{ answer?: string }>(`/captcha?uuid=${encodeURIComponent(uuid)}`)
    : { answer: '' }
  if (solved?.answer === undefined) return failure('network')
  return call(sessionApi.login, { body: { username: userName, password, code: solved.answer, uuid, force } })
}
