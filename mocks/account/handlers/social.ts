import { socialApi } from '@/features/account/social/socialAccounts.api'
import { SOCIAL_PROVIDERS } from '@/features/account/social/socialProviders'
import { consumeCode } from '../verificationCodes'
import { deviceOf } from '../devices'
import { db, openSession } from '../store'
import { DEMO_PATH } from '../../platform/demo'
import { mock, Refusal } from '../../platform/mock'
import { linkAccount, personForKey, consumeConsent } from '../social'
import { REFUSALS } from '../refusals'

export const socialMocks = [
  // The demo's own page replaces the provider's.
  mock(socialApi.authorizeUrl, 'anyone', ({ path: { source }, query }) => {
    if (!SOCIAL_PROVIDERS.some((known) => known === source)) throw new Refusal(500, REFUSALS.noSource)
    return {
      url: `${DEMO_PATH}/oauth?${new URLSearchParams({ source: String(source), ...query }).toString()}`,
    }
  }),

  mock(socialApi.login, 'anyone', ({ path: { source }, userAgent, body: { code, state } }) => {
    const outcome = consumeConsent(String(source), code, state)
    return 'bindKey' in outcome ? outcome : { token: openSession(outcome, deviceOf(userAgent)) }
  }),

  mock(
    socialApi.bind,
    'anyone',
    ({ path: { source }, userAgent, body: { bindKey, phonenumber, smsCode } }) => {
      const person = personForKey(String(source), bindKey)
      const undo = consumeCode(phonenumber, 'bind', smsCode)
      const account = db.accounts.find((each) => each.phonenumber === phonenumber)
      if (!account) {
        undo()
        throw new Refusal(500, REFUSALS.phoneUnknownSignUp)
      }
      linkAccount(bindKey, person, account)
      return { token: openSession(account, deviceOf(userAgent)) }
    },
  ),
]
