import { call, failure, type Failure } from '@/shared/api'
import { absoluteAddress, ownAddress, providerAddress } from '@/shared/lib/addresses'
import { randomKey } from '@/shared/lib/randomKey'
import { socialApi } from './socialAccounts.api'
import { journey } from './journey'
import type { Source } from './sources'

/** Sends the page to the provider to ask for consent; gives the failure when there is no way there. */
export async function leaveFor(source: Source, redirect: string | null): Promise<Failure | null> {
  const state = randomKey()
  const back = absoluteAddress(`/social-login/${source}`)
  const result = await call(socialApi.authorizeUrl, { path: { source }, query: { redirect: back, state } })
  if (!result.ok) return result
  const address = providerAddress(result.data.url, location.origin)
  if (!address) return failure('invalid-answer', null, 'authorizeUrl')
  journey.write({ source, state, redirect: ownAddress(redirect) })
  location.assign(address)
  return null
}
