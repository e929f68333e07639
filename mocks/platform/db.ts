import { ACCOUNTS, type Account } from '../account/seed/accounts'

export type { Account } from '../account/seed/accounts'

interface Captcha {
  answer: string
  expires: number
}

/** What the backend remembers. Everything is rebuilt in place by {@link resetDb}. */
export const db = {
  accounts: [] as Account[],
  /** Account id by token. */
  sessions: new Map<string, string>(),
  captchas: new Map<string, Captcha>(),
}

let serial = 0

/** A new id; counted afresh after each reset, so that runs repeat. */
export const nextId = () => String(1000 + ++serial)

const resetters: (() => void)[] = []

/** Registers what a part of the backend has to rebuild at a reset. */
export const onReset = (reset: () => void) => void resetters.push(reset)

/** Back to the seeded state, in place. */
export function resetDb() {
  serial = 0
  db.accounts = ACCOUNTS.map((account) => ({ ...account }))
  db.sessions.clear()
  db.captchas.clear()
  for (const reset of resetters) reset()
}

/** Signs an account in and gives its token. */
export function openSession(account: Account): string {
  const token = `demo-${account.userName}-${crypto.randomUUID()}`
  db.sessions.set(token, account.userId)
  return token
}

export const accountOf = (token: string): Account | undefined =>
  db.accounts.find(({ userId }) => userId === db.sessions.get(token))
