import { codeApi } from '@/features/account/code/verificationCode.api'
import { example, type Example } from '../example'
import { solvedCaptcha } from '../solvedCaptcha'

export const examples: readonly Example[] = [
  example(codeApi.sendSms, () => ({
    body: { phonenumber: '13900000000', scene: 'login' as const, ...solvedCaptcha() },
  })),
  example(codeApi.sendEmail, () => ({
    body: { email: 'someone@example.com', scene: 'login' as const, ...solvedCaptcha() },
  })),
]
