import type { Journey } from './journey'
import type { Source } from './sources'

/** What a provider sent the user back with. */
export type Arrival =
  | { kind: 'code'; code: string; state: string }
  /** The user said no there. */
  | { kind: 'denied' }
  /** Not the answer to a sign-in that this tab began: another tab's, an old one, or a forged one. */
  | { kind: 'mismatch' }

/** Reads the address of `/social-login/...`; nothing in it counts unless its state is the one this tab sent. */
export function readArrival(params: URLSearchParams, source: Source, journey: Journey): Arrival {
  const state = params.get('state')
  if (!journey || journey.source !== source || journey.state !== state) return { kind: 'mismatch' }
  const code = params.get('code') ?? params.get('auth_code') // the name at Alipay
  return code ? { kind: 'code', code, state } : { kind: 'denied' }
}
