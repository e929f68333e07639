import { createBankWork, type BankRequest } from './bankWork'

const answer = createBankWork()

globalThis.addEventListener('message', ({ data }: MessageEvent<BankRequest>) => {
  void answer(data).then((answered) => globalThis.postMessage(answered))
})
