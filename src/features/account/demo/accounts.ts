import { call, failure, type Result } from '@/shared/api'
import { sessionApi, type Token } from '@/shared/auth/auth.api'
import type { Language } from '@/shared/lib/language'

/** A text that the demo backend has in both languages. */
export type InBoth = Readonly<Record<Language, string>>

export interface DemoAccount {
  userName: string
  password: string
  /** What one sees with it. */
  shows: InBoth
}

/** What the demo backend says of its accounts. */
export interface DemoAccounts {
  words: Record<'title' | 'text', InBoth>
  groups: readonly { title: InBoth; accounts: readonly DemoAccount[] }[]
}

/** Asks the demo backend itself, which is no part of the API; undefined where it does not answer. */
async function ask<Answer>(path: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch(new URL(`/__demo${path}`, location.origin))
    return (await answer.json()) as Answer
  } catch {
    return undefined
  }
}

export const readAccounts = () => ask<DemoAccounts>('/accounts')

/** Signs in as people do, captcha included; its answer is told by the demo. */
export async function signInAs({ userName, password }: DemoAccount, force?: true): Promise<Result<Token>> {
  const captcha = await call(sessionApi.captcha, {})
  if (!captcha.ok) return captcha
  const { uuid, isEnabled } = captcha.data
  const told = isEnabled
    ? await ask<{ answer?: string }>(`/captcha?uuid=${encodeURIComponent(uuid)}`)
    : { answer: '' }
  if (told?.answer === undefined) return failure('network')
  return call(sessionApi.login, { body: { username: userName, password, code: told.answer, uuid, force } })
}
