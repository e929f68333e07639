import { qrApi } from '@/features/account/qr/qr.api'
import { socialApi } from '@/features/account/social/socialAccounts.api'
import { codeOf, sendCode } from '@mocks/account/verificationCodes'
import { db } from '@mocks/account/store'
import { openTicket, scanTicket } from '@mocks/account/qrTickets'
import { grantConsent, consumeConsent } from '@mocks/account/social'
import { example, type Example } from '../example'

const admin = () => db.accounts.find(({ userName }) => userName === 'admin')!

function scannedTicket(): string {
  const uuid = openTicket('Chrome')
  scanTicket(uuid, admin())
  return uuid
}

/** A WeChat user without an account, and the code sent to the administrator's phone. */
function readyToBind() {
  const outcome = consumeConsent('wx', grantConsent('wx-stranger', 's'), 's')
  if (!('bindKey' in outcome)) throw new Error('the stranger is known')
  const { phonenumber } = admin()
  sendCode(phonenumber, 'bind')
  return { bindKey: outcome.bindKey, phonenumber, smsCode: codeOf(phonenumber)! }
}

export const examples: readonly Example[] = [
  example(qrApi.code, () => ({})),
  example(qrApi.status, () => ({ query: { uuid: openTicket('Chrome') } })),
  example(qrApi.scan, () => ({ body: { uuid: openTicket('Chrome') } })),
  example(qrApi.confirm, () => ({ body: { uuid: scannedTicket(), agree: true } })),
  example(socialApi.authorizeUrl, () => ({
    path: { source: 'wx' },
    query: { redirect: 'http://localhost/social-login/wx', state: 's' },
  })),
  example(socialApi.login, () => ({
    path: { source: 'wx' },
    body: { code: grantConsent('wx-analyst', 's'), state: 's' },
  })),
  example(socialApi.bind, () => ({ path: { source: 'wx' }, body: readyToBind() })),
]
