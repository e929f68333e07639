import { knowCallersBy, onReset, type Account } from '../platform/db'
import { ACCOUNTS, type StoredAccount } from './seed/accounts'

declare module '../platform/db' {
  interface Account extends StoredAccount {}
}

interface Captcha {
  answer: string
  expires: number
}

/** Who may sign in, and who is. Rebuilt in place at a reset. */
export const db = {
  accounts: [] as Account[],
  /** Account id by token. */
  sessions: new Map<string, string>(),
  captchas: new Map<string, Captcha>(),
}

onReset(() => {
  db.accounts = ACCOUNTS.map((account) => ({ ...account }))
  db.sessions.clear()
  db.captchas.clear()
})

knowCallersBy((token) => db.accounts.find(({ userId }) => userId === db.sessions.get(token)))

/** Signs an account in and gives its token. */
export function openSession(account: Account): string {
  const token = `demo-${account.userName}-${crypto.randomUUID()}`
  db.sessions.set(token, account.userId)
  return token
}
