import { createECDH, createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { FILES } from '@/features/rooms/domain/log/bundle'
import { lineOf, type ChainEntry } from '@/features/rooms/domain/log/chain'
import { manifestOf, type Manifest } from '@/features/rooms/domain/log/check'
import { manifestText, sign, thumbprintOf, type PublicKey } from '@/features/rooms/domain/log/signature'
import { once } from '../platform/once'

/** Derives a key pair from a text, so that the demo's keys are the same after each start. */
export function keysOf(seed: string): { own: JsonWebKey; known: PublicKey } {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(createHash('sha256').update(seed).digest())
  const point = pair.getPublicKey()
  const known = {
    crv: 'P-256',
    kty: 'EC',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return { own: { ...known, d: pair.getPrivateKey().toString('base64url') }, known }
}

/** Signing key of the demo; a real server keeps its own. */
const demoKeys = once(() => keysOf('PharmaDesk demo: behaviour log'))

export const demoKeyId = () => thumbprintOf(demoKeys().known)

export async function bundleOf(
  entries: readonly (ChainEntry & { time: string })[],
  about: Pick<Manifest, 'room' | 'time'>,
  keys = demoKeys(),
) {
  const manifest = manifestOf(entries, { ...about, keyId: thumbprintOf(keys.known) })
  const text = manifestText(manifest)
  const bytes = zipSync({
    [FILES.manifest]: strToU8(text),
    [FILES.signature]: await sign(text, keys.own),
    [FILES.key]: strToU8(JSON.stringify(keys.known)),
    // Mostly hashes, which hardly compress.
    [FILES.entries]: [strToU8(entries.map((entry) => `${lineOf(entry)}\n`).join('')), { level: 1 }],
  })
  return { manifest, bytes }
}
