import { createResponder, transferablesOf, type EngineRequest } from './responder'

const respond = createResponder()

globalThis.addEventListener('message', (event: MessageEvent<EngineRequest>) => {
  const answer = respond(event.data)
  globalThis.postMessage(answer, { transfer: transferablesOf(answer) })
})
