import { codeApi } from '@/features/account/code/verificationCode.api'
import { parseEmail, parsePhone } from '@/shared/lib/contacts'
import { sendCode, consumeCaptcha } from '../verificationCodes'
import { mock, Refusal } from '../../platform/mock'
import { REFUSALS } from '../../platform/refusals'

export const codeMocks = [
  mock(codeApi.sendSms, 'anyone', ({ body }) => {
    consumeCaptcha(body)
    if (parsePhone(body.phonenumber) !== body.phonenumber) throw new Refusal(500, REFUSALS.phone)
    sendCode(body.phonenumber, body.scene)
  }),

  mock(codeApi.sendEmail, 'anyone', ({ body }) => {
    consumeCaptcha(body)
    if (parseEmail(body.email) !== body.email) throw new Refusal(500, REFUSALS.email)
    sendCode(body.email, body.scene)
  }),
]
