import { sessionApi, SIGNED_IN_ELSEWHERE } from '@/shared/auth/auth.api'
import { randomUUID } from 'node:crypto'
import { captchaPicture } from '../captcha'
import { spendCaptcha, spendCode, type GiveBack } from '../codes'
import { deviceOf } from '../devices'
import { type Account } from '../../platform/db'
import { db, openSession } from '../store'
import { mock, Refusal } from '../../platform/mock'
import { menuFor } from '../seed/menu'
import { userOf } from '../verifications'
import { REFUSALS } from '../refusals'

const CAPTCHA_LIFE = 120_000

/** Signs in, unless the account may be in use on one device only and is, on another; `force` ends that session. */
function signIn(account: Account, userAgent: string, force: boolean | undefined, giveBack: GiveBack) {
  const others = db.sessions.all().filter(({ userId }) => userId === account.userId)
  if (account.isSingleDevice && others.length > 0) {
    if (!force) {
      giveBack()
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
    db.captchas.put({ id: uuid, answer: String(a + b), expires: Date.now() + CAPTCHA_LIFE })
    return { captchaEnabled: true, uuid, img: captchaPicture(`${a}+${b}=?`) }
  }),

  mock(sessionApi.login, 'anyone', ({ userAgent, body: { username, password, force, ...captcha } }) => {
    const giveBack = spendCaptcha(captcha)
    const account = db.accounts.find(({ userName }) => userName === username)
    if (!account || account.password !== password) throw new Refusal(500, REFUSALS.wrongPassword)
    return signIn(account, userAgent, force, giveBack)
  }),

  mock(sessionApi.smsLogin, 'anyone', ({ userAgent, body: { phonenumber, smsCode, force } }) => {
    const giveBack = spendCode(phonenumber, 'login', smsCode)
    const account = db.accounts.find((each) => each.phonenumber === phonenumber)
    if (!account) throw new Refusal(500, REFUSALS.phoneUnknown)
    return signIn(account, userAgent, force, giveBack)
  }),

  mock(sessionApi.emailLogin, 'anyone', ({ userAgent, body: { email, emailCode, force } }) => {
    const giveBack = spendCode(email, 'login', emailCode)
    const account = db.accounts.find((each) => each.email === email)
    if (!account) throw new Refusal(500, REFUSALS.emailUnknown)
    return signIn(account, userAgent, force, giveBack)
  }),

  mock(sessionApi.profile, 'signed-in', ({ account, token }) => {
    const user = userOf(account, token) // first: it may be what admits the account
    return { user, roles: [...account.roles], permissions: [...account.permissions] }
  }),

  mock(sessionApi.menu, 'signed-in', ({ account }) => menuFor(account)),

  // Always succeeds, also with a token that is no longer known.
  mock(sessionApi.logout, 'anyone', ({ token }) => db.sessions.delete(token)),
]
