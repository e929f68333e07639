import { sessionApi } from '@/shared/auth/api'
import { db } from '@mocks/db'
import { example, type Example } from '../example'

/** A captcha as if it had been asked for. */
function solvedCaptcha() {
  db.captchas.set('example', { answer: '7', expires: Date.now() + 1000 })
  return { code: '7', uuid: 'example' }
}

export const examples: readonly Example[] = [
  example(sessionApi.captcha, () => ({})),
  example(sessionApi.login, () => ({
    body: { username: 'admin', password: 'admin123', ...solvedCaptcha() },
  })),
  example(sessionApi.profile, () => ({})),
  example(sessionApi.menu, () => ({})),
  example(sessionApi.logout, () => ({})),
]
