import { call, failure, type Failure } from '@/shared/api'
import { absoluteAddress, internalAddress, providerAddress } from '@/shared/lib/addresses'
import { randomKey } from '@/shared/lib/randomKey'
import { socialApi } from './socialAccounts.api'
import { pendingLogin } from './pendingLogin'
import type { SocialProvider } from './socialProviders'

/** Leaves the page to ask for consent at the provider; returns the failure if that is impossible. */
export async function redirectToProvider(
  source: SocialProvider,
  redirect: string | null,
): Promise<Failure | null> {
  const state = randomKey()
  const back = absoluteAddress(`/social-login/${source}`)
  const result = await call(socialApi.authorizeUrl, { path: { source }, query: { redirect: back, state } })
  if (!result.ok) return result
  const address = providerAddress(result.data.url, location.origin)
  if (!address) return failure('invalid-answer', null, 'authorizeUrl')
  pendingLogin.write({ source, state, redirect: internalAddress(redirect) })
  location.assign(address)
  return null
}
