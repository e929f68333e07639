import { sessionApi, SIGNED_IN_ELSEWHERE } from '@/shared/auth/auth.api'
import { randomUUID } from 'node:crypto'
import { drawCaptcha } from '../captcha'
import { consumeCaptcha, consumeCode, type Undo } from '../verificationCodes'
import { deviceOf } from '../devices'
import { type Account } from '../../platform/db'
import { db, openSession } from '../store'
import { mock, Refusal } from '../../platform/mock'
import { menuFor } from '../seed/menu'
import { userOf } from '../verifications'
import { REFUSALS } from '../refusals'

const CAPTCHA_LIFETIME_MS = 120_000

/** Signs in, unless the account allows only one device and is in use on another; `force` ends that session. */
function signIn(account: Account, userAgent: string, force: boolean | undefined, undo: Undo) {
  const others = db.sessions.all().filter(({ userId }) => userId === account.userId)
  if (account.isSingleDevice && others.length > 0) {
    if (!force) {
      undo()
      throw new Refusal(SIGNED_IN_ELSEWHERE, REFUSALS.signedInElsewhere)
    }
    db.sessions.remove(others)
  }
  return { token: openSession(account, deviceOf(userAgent)) }
}

export const sessionMocks = [
  mock(sessionApi.captcha, 'anyone', () => {
    const uuid = randomUUID().replaceAll('-', '')
    const [a, b] = [1 + Math.floor(Math.random() * 9), 1 + Math.floor(Math.random() * 9)]
    db.captchas.put({ id: uuid, answer: String(a + b), expires: Date.now() + CAPTCHA_LIFETIME_MS })
    return { captchaEnabled: true, uuid, img: drawCaptcha(`${a}+${b}=?`) }
  }),

  mock(sessionApi.login, 'anyone', ({ userAgent, body: { username, password, force, ...captcha } }) => {
    const undo = consumeCaptcha(captcha)
    const account = db.accounts.find(({ userName }) => userName === username)
    if (!account || account.password !== password) throw new Refusal(500, REFUSALS.wrongPassword)
    return signIn(account, userAgent, force, undo)
  }),

  mock(sessionApi.smsLogin, 'anyone', ({ userAgent, body: { phonenumber, smsCode, force } }) => {
    const undo = consumeCode(phonenumber, 'login', smsCode)
    const account = db.accounts.find((each) => each.phonenumber === phonenumber)
    if (!account) throw new Refusal(500, REFUSALS.phoneUnknown)
    return signIn(account, userAgent, force, undo)
  }),

  mock(sessionApi.emailLogin, 'anyone', ({ userAgent, body: { email, emailCode, force } }) => {
    const undo = consumeCode(email, 'login', emailCode)
    const account = db.accounts.find((each) => each.email === email)
    if (!account) throw new Refusal(500, REFUSALS.emailUnknown)
    return signIn(account, userAgent, force, undo)
  }),

  mock(sessionApi.profile, 'signed-in', ({ account, token }) => {
    const user = userOf(account, token) // first: it may be the call that verifies the account
    return { user, roles: [...account.roles], permissions: [...account.permissions] }
  }),

  mock(sessionApi.menu, 'signed-in', ({ account }) => menuFor(account)),

  // Always succeeds, even with an unknown token.
  mock(sessionApi.logout, 'anyone', ({ token }) => db.sessions.delete(token)),
]
