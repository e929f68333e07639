import { digestOf } from './digest'

/** Computes SHA-256 in a worker, see {@link digestOf}; on the main thread if the worker does not start. */
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
    return await digestOf(file) // the worker's code could not be loaded, e.g. offline
  } finally {
    worker.terminate()
  }
}
