import { createResponder, transferOf, type Request } from './responder'

const respond = createResponder()

globalThis.addEventListener('message', (event: MessageEvent<Request>) => {
  const answer = respond(event.data)
  globalThis.postMessage(answer, { transfer: transferOf(answer) })
})
