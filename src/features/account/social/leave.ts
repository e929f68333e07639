import { call, failure, type Failure } from '@/shared/api'
import { ownAddress, providerAddress } from '@/shared/lib/addresses'
import { socialApi } from './api'
import { journey } from './journey'
import type { Source } from './sources'

/** Unguessable, and also to be had on plain http, unlike `randomUUID`. */
const newState = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Sends the page to the provider to ask for consent; gives the failure when there is no way there. */
export async function leaveFor(source: Source, redirect: string | null): Promise<Failure | null> {
  const state = newState()
  const back = `${location.origin}/social-login/${source}`
  const result = await call(socialApi.authorizeUrl, { path: { source }, query: { redirect: back, state } })
  if (!result.ok) return result
  const address = providerAddress(result.data.url, location.origin)
  if (!address) return failure('invalid-answer', null, 'authorizeUrl')
  journey.write({ source, state, redirect: ownAddress(redirect) })
  location.assign(address)
  return null
}
