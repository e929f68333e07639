import { canonicalJson } from '../canonical'
import type { Manifest } from './check'
import { sha256Of } from './sha256'

/** How a manifest is signed. */
const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const

/** The members of a public key that make it what it is. */
export interface PublicKey {
  crv: string
  kty: string
  x: string
  y: string
}

/** What is signed: the manifest as the bundle has it. */
export const manifestText = (manifest: Manifest) => canonicalJson(manifest)

/** A key's thumbprint (RFC 7638), to be compared with what its owner says it is. */
export const thumbprintOf = ({ crv, kty, x, y }: PublicKey) => sha256Of(canonicalJson({ crv, kty, x, y }))

/** A thumbprint as people compare it: in groups of four. */
export const inGroups = (thumbprint: string) => thumbprint.replace(/.{4}(?=.)/g, '$& ')

export async function sign(text: string, key: JsonWebKey): Promise<Uint8Array<ArrayBuffer>> {
  const own = await crypto.subtle.importKey('jwk', key, KEY, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign(SIGNING, own, new TextEncoder().encode(text)))
}

/** Whether a signature over a text was made with the key; false too for what is no signature or no key. */
export async function isSignedWith(
  key: PublicKey,
  text: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const { crv, kty, x, y } = key
    const foreign = await crypto.subtle.importKey('jwk', { crv, kty, x, y }, KEY, false, ['verify'])
    return await crypto.subtle.verify(SIGNING, foreign, signature, text)
  } catch {
    return false
  }
}
