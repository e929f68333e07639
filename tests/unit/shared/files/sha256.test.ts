import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { digestOf } from '@/shared/files/digest'
import { sha256 } from '@/shared/files/sha256'
import { createSha256 } from '@/shared/lib/sha256'

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test('the hash is that of the bytes, also for the largest file of a queue', async () => {
  expect(await sha256(new Blob(['abc']))).toBe(ABC)
  const bytes = new Uint8Array(5 * 1024 * 1024).map((_, i) => i % 251)
  expect(await sha256(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'))
})

test('a large file is hashed in pieces, whatever its length', async () => {
  const bytes = new Uint8Array(17 * 1024 * 1024 + 5).map((_, i) => i % 251)
  const hash = createHash('sha256').update(bytes).digest('hex')
  expect(await digestOf(new Blob([bytes]))).toBe(hash)
})

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])(
  '%i bytes in pieces of any size have one hash',
  (length) => {
    const bytes = new Uint8Array(length).map((_, i) => i % 251)
    for (const piece of [1, 7, 64, 100]) {
      const hash = createSha256()
      for (let at = 0; at < length; at += piece) hash.update(bytes.subarray(at, at + piece))
      expect(hash.digest()).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  },
)

test('a file that cannot be read has no hash, nor has any file without https', async () => {
  const gone = { arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob
  expect(await digestOf(gone)).toBeNull()
  vi.stubGlobal('crypto', {})
  expect(await digestOf(new Blob(['abc']))).toBeNull()
})

/** Worker that answers, or whose script fails to load. */
const workerThat = (event: () => Event) =>
  class extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(event()))
    }
    terminate = ended
  }
const ended = vi.fn<() => void>()

test('a worker computes the hash; if its script fails to load, the page does', async () => {
  vi.stubGlobal(
    'Worker',
    workerThat(() => new MessageEvent('message', { data: 'from the worker' })),
  )
  expect(await sha256(new Blob(['abc']))).toBe('from the worker')
  vi.stubGlobal(
    'Worker',
    workerThat(() => new Event('error')),
  )
  expect(await sha256(new Blob(['abc']))).toBe(ABC)
  expect(ended).toHaveBeenCalledTimes(2)
})
