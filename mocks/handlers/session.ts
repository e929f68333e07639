import { sessionApi } from '@/shared/auth/api'
import { randomUUID } from 'node:crypto'
import { captchaPicture } from '../captcha'
import { spendCaptcha } from '../codes'
import { db, openSession } from '../db'
import { mock, Refusal } from '../mock'
import { menuFor } from '../seed/menu'

const CAPTCHA_LIFE = 120_000

export const sessionMocks = [
  mock(sessionApi.captcha, 'anyone', () => {
    const uuid = randomUUID().replaceAll('-', '')
    const [a, b] = [1 + Math.floor(Math.random() * 9), 1 + Math.floor(Math.random() * 9)]
    db.captchas.set(uuid, { answer: String(a + b), expires: Date.now() + CAPTCHA_LIFE })
    return { captchaEnabled: true, uuid, img: captchaPicture(`${a}+${b}=?`) }
  }),

  mock(sessionApi.login, 'anyone', ({ body: { username, password, ...captcha } }) => {
    spendCaptcha(captcha)
    const account = db.accounts.find(({ userName }) => userName === username)
    if (!account || account.password !== password) throw new Refusal(500, '用户不存在/密码错误')
    return { token: openSession(account) }
  }),

  mock(sessionApi.profile, 'signed-in', ({ account }) => ({
    user: {
      userId: account.userId,
      userName: account.userName,
      nickName: account.nickName,
      phonenumber: account.phonenumber,
      avatar: '',
      ischeck: account.isVerified ? '2' : '1',
      userType: '00',
      deptId: '100',
      dept: { deptName: account.deptName },
    },
    roles: [...account.roles],
    permissions: [...account.permissions],
  })),

  mock(sessionApi.menu, 'signed-in', ({ account }) => menuFor(account)),

  // Always succeeds, also with a token that is no longer known.
  mock(sessionApi.logout, 'anyone', ({ token }) => void db.sessions.delete(token)),
]
