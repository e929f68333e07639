import { canonicalJson } from '../canonical'
import type { Manifest } from './check'
import { sha256Of } from '@/shared/lib/sha256'

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const

export interface PublicKey {
  crv: string
  kty: string
  x: string
  y: string
}

export const manifestText = (manifest: Manifest) => canonicalJson(manifest)

/** Thumbprint of a key (RFC 7638), to compare with the one published by its owner. */
export const thumbprintOf = ({ crv, kty, x, y }: PublicKey) => sha256Of(canonicalJson({ crv, kty, x, y }))

export const formatThumbprint = (thumbprint: string) => thumbprint.replace(/.{4}(?=.)/g, '$& ')

const THUMBPRINT = /^[0-9a-f]{64}$/

/**
 * Compares a fingerprint as people type or paste it: in any case, width and grouping, with or without the name of the
 * algorithm. Null if it is not a complete one.
 */
export function isThumbprint(typed: string, thumbprint: string): boolean | null {
  const digits = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\s*sha-?256\b/, '')
    .replaceAll(/[\s\p{P}\p{Cf}]/gu, '')
  return THUMBPRINT.test(digits) ? digits === thumbprint : null
}

export async function sign(text: string, key: JsonWebKey): Promise<Uint8Array<ArrayBuffer>> {
  const privateKey = await crypto.subtle.importKey('jwk', key, KEY, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign(SIGNING, privateKey, new TextEncoder().encode(text)))
}

/** True if the signature was made with the key; false for an invalid signature or key too. */
export async function isSignedWith(
  key: PublicKey,
  text: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const { crv, kty, x, y } = key
    const publicKey = await crypto.subtle.importKey('jwk', { crv, kty, x, y }, KEY, false, ['verify'])
    return await crypto.subtle.verify(SIGNING, publicKey, signature, text)
  } catch {
    return false
  }
}
