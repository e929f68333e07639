import { collection } from '../platform/collection'
import { knowCallersBy, onReset, type Account } from '../platform/db'
import { now } from '../platform/clock'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'
import { ACCOUNTS, type StoredAccount } from './seed/accounts'

declare module '../platform/db' {
  interface Account extends StoredAccount {}
}

interface Session {
  /** The token. */
  id: string
  userId: string
  /** By which it is told from others: never the token. */
  deviceId: string
  device: string
  loginTime: string
}

interface Captcha {
  id: string
  answer: string
  expires: number
}

/** Who may sign in, and who is. Rebuilt in place at a reset. */
export const db = {
  accounts: [] as Account[],
  sessions: collection<Session>(),
  captchas: collection<Captcha>(),
}

onReset(() => {
  db.accounts = ACCOUNTS.map((account) => ({ ...account }))
})

knowCallersBy((token) => db.accounts.find(({ userId }) => userId === db.sessions.get(token)?.userId))

/** Signs an account in and gives its token; refuses where its company lets it in no more. */
export function openSession(account: Account, device = ''): string {
  if (account.isStopped) throw new Refusal(500, REFUSALS.accountStopped)
  const loginTime = now()
  account.loginTime = loginTime
  const id = `demo-${account.userName}-${crypto.randomUUID()}`
  db.sessions.put({ id, userId: account.userId, deviceId: crypto.randomUUID(), device, loginTime })
  return id
}

// The company's administrator has left his phone signed in.
db.sessions.seed(() => [
  {
    id: `demo-company-${crypto.randomUUID()}`,
    userId: '50',
    deviceId: 'phone',
    device: 'Safari · iPhone',
    loginTime: '2026-11-20 09:12:00',
  },
])
