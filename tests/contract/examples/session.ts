import { sessionApi } from '@/shared/auth/auth.api'
import { codeOf, sendCode } from '@mocks/account/verificationCodes'
import { example, type Example } from '../example'
import { solvedCaptcha } from '../solvedCaptcha'

function sentCode(receiver: string): string {
  sendCode(receiver, 'login')
  return codeOf(receiver)!
}

export const examples: readonly Example[] = [
  example(sessionApi.captcha, () => ({})),
  example(sessionApi.login, () => ({
    body: { username: 'admin', password: 'admin123', ...solvedCaptcha() },
  })),
  example(sessionApi.smsLogin, () => ({
    body: { phonenumber: '13800000001', smsCode: sentCode('13800000001'), uuid: '' },
  })),
  example(sessionApi.emailLogin, () => ({
    body: { email: 'admin@example.com', emailCode: sentCode('admin@example.com') },
  })),
  example(sessionApi.profile, () => ({})),
  example(sessionApi.menu, () => ({})),
  example(sessionApi.logout, () => ({})),
]
