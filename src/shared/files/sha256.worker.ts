import { digestOf } from './digest'

globalThis.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void digestOf(data).then((digest) => globalThis.postMessage(digest))
})
