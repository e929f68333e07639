import { createBankRequestHandler, type BankRequest } from './bankRequests'

const answer = createBankRequestHandler()

globalThis.addEventListener('message', ({ data }: MessageEvent<BankRequest>) => {
  void answer(data).then((answered) => globalThis.postMessage(answered))
})
