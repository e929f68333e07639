import { agreementApi } from '@/features/account/agreement/agreement.api'
import { contactApi } from '@/features/account/contact/contact.api'
import { memberApi } from '@/features/account/member/membership.api'
import { registerApi } from '@/features/account/register/register.api'
import { codeOf, sendCode } from '@mocks/account/verificationCodes'
import { db } from '@mocks/account/store'
import { example, type Example } from '../example'

function receivedCode(phonenumber: string) {
  sendCode(phonenumber, 'register')
  return { phonenumber, smsCode: codeOf(phonenumber)! }
}

const identity = {
  accountType: 'company' as const,
  organisation: '福州创新药有限公司',
  creditCode: '91350100M000100Y43',
  email: 'someone@example.com',
  purpose: '为在研管线估值',
}

export const examples: readonly Example[] = [
  example(registerApi.signUp, () => ({
    body: { ...identity, ...receivedCode('13900000000'), password: 'secret123', consent: true as const },
  })),
  example(registerApi.verification, () => ({})),
  example(registerApi.submit, () => {
    db.accounts[0]!.isVerified = false
    return {
      body: { ...identity, accountType: 'person' as const, realName: '王小明', certificate: [] },
    }
  }),
  example(registerApi.joinAsGuest, () => ({
    body: {
      invitation: 'GUEST-2026',
      name: '王小明',
      organisation: '福州创新药有限公司',
      ...receivedCode('13900000000'),
      consent: true as const,
    },
  })),
  example(contactApi.send, () => ({
    body: {
      name: '王小明',
      contact: '13900000000',
      topic: 'other' as const,
      message: '请问如何升级会员方案？谢谢。',
    },
  })),
  example(agreementApi.text, () => ({ path: { type: 'user' }, query: {} })),
  example(memberApi.board, () => ({})),
]
