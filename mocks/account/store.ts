import { collection } from '../platform/collection'
import { setCallerLookup, onReset, type Account } from '../platform/db'
import { now } from '../platform/clock'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'
import { ACCOUNTS, type StoredAccount } from './seed/accounts'

declare module '../platform/db' {
  interface Account extends StoredAccount {}
}

interface Session {
  id: string
  userId: string
  /** Identifies the session to clients, which must never see the token. */
  deviceId: string
  device: string
  loginTime: string
}

interface Captcha {
  id: string
  answer: string
  expires: number
}

/** Accounts, sessions and captchas. Rebuilt in place on reset. */
export const db = {
  accounts: [] as Account[],
  sessions: collection<Session>(),
  captchas: collection<Captcha>(),
}

onReset(() => {
  db.accounts = ACCOUNTS.map((account) => ({ ...account }))
})

setCallerLookup((token) => db.accounts.find(({ userId }) => userId === db.sessions.get(token)?.userId))

/** Signs an account in and returns the token; throws a `Refusal` if its company has stopped it. */
export function openSession(account: Account, device = ''): string {
  if (account.isStopped) throw new Refusal(500, REFUSALS.accountStopped)
  const loginTime = now()
  account.loginTime = loginTime
  const id = `demo-${account.userName}-${crypto.randomUUID()}`
  db.sessions.put({ id, userId: account.userId, deviceId: crypto.randomUUID(), device, loginTime })
  return id
}

// The company's admin is still signed in on their phone.
db.sessions.seed(() => [
  {
    id: `demo-company-${crypto.randomUUID()}`,
    userId: '50',
    deviceId: 'phone',
    device: 'Safari · iPhone',
    loginTime: '2026-11-20 09:12:00',
  },
])
