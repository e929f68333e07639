import { sessionApi } from '@/shared/auth/api'
import { example, type Example } from '../example'
import { solvedCaptcha } from '../solvedCaptcha'

export const examples: readonly Example[] = [
  example(sessionApi.captcha, () => ({})),
  example(sessionApi.login, () => ({
    body: { username: 'admin', password: 'admin123', ...solvedCaptcha() },
  })),
  example(sessionApi.profile, () => ({})),
  example(sessionApi.menu, () => ({})),
  example(sessionApi.logout, () => ({})),
]
