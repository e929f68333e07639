import { codeApi } from '@/features/account/code/api'
import { readEmail, readPhone } from '@/shared/lib/contacts'
import { sendCode, spendCaptcha } from '../codes'
import { mock, Refusal } from '../../platform/mock'

export const codeMocks = [
  mock(codeApi.sendSms, 'anyone', ({ body }) => {
    spendCaptcha(body)
    if (readPhone(body.phonenumber) !== body.phonenumber) throw new Refusal(500, '手机号码格式不正确')
    sendCode(body.phonenumber, body.scene)
  }),

  mock(codeApi.sendEmail, 'anyone', ({ body }) => {
    spendCaptcha(body)
    if (readEmail(body.email) !== body.email) throw new Refusal(500, '邮箱格式不正确')
    sendCode(body.email, body.scene)
  }),
]
