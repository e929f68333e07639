import { API_BASE } from '@/shared/api'

/** Protocol that a server selects once it has checked the token, which is offered as the second one. */
export const SOCKET_PROTOCOL = 'bearer'

/** `{API base}/socket/{userId}`, ws or wss like the page. No token, because addresses are logged. */
export function socketAddress(userId: string): string {
  const url = new URL(`${API_BASE}/socket/${encodeURIComponent(userId)}`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

/** Protocols to offer. The token is in Base64url, because the name of a protocol allows few other characters. */
export function socketProtocols(token: string): string[] {
  const binary = String.fromCharCode(...new TextEncoder().encode(token))
  const encoded = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return [SOCKET_PROTOCOL, encoded]
}

/** Token among the protocols that a client offers; undefined without a readable one. */
export function handshakeToken([protocol, encoded = '']: readonly string[]): string | undefined {
  if (protocol !== SOCKET_PROTOCOL) return undefined
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
