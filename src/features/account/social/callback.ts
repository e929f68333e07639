import type { PendingLogin } from './pendingLogin'
import type { SocialProvider } from './socialProviders'

export type CallbackResult =
  | { kind: 'code'; code: string; state: string }
  /** The user declined at the provider. */
  | { kind: 'denied' }
  /** Not the answer to a sign-in that this tab started: from another tab, outdated, or forged. */
  | { kind: 'mismatch' }

/** Reads the address of `/social-login/...`; it counts only if its state is the one that this tab sent. */
export function parseCallback(
  params: URLSearchParams,
  source: SocialProvider,
  pending: PendingLogin,
): CallbackResult {
  const state = params.get('state')
  if (!pending || pending.source !== source || pending.state !== state) return { kind: 'mismatch' }
  const code = params.get('code') ?? params.get('auth_code') // Alipay's name for it
  return code ? { kind: 'code', code, state } : { kind: 'denied' }
}
