import { digestOf } from './digest'

/** SHA-256 of a file in a worker of its own, see {@link digestOf}; on the page's thread where that does not start. */
export async function sha256(file: Blob): Promise<string | null> {
  if (typeof Worker === 'undefined') return digestOf(file)
  const worker = new Worker(new URL('./sha256.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<string | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data))
      worker.addEventListener('error', reject)
      worker.postMessage(file)
    })
  } catch {
    return await digestOf(file) // its code could not be fetched: the line is lost
  } finally {
    worker.terminate()
  }
}
