import type { MessageArgsProps, ModalFuncProps } from 'antd'
import type { MessageInstance } from 'antd/es/message/interface'
import type { HookAPI } from 'antd/es/modal/useModal'

/** What shows messages and questions, once its code is here: see `app/told`. */
interface Shown {
  message: MessageInstance
  modal: HookAPI
}

type Act = (shown: Shown) => void

let shown: Shown | null = null
/** What was told before that is here, in order. */
let waiting: Act[] = []
let fetchShown: (() => void) | null = null

/** Names who fetches what shows messages. What is still waiting when that ends concerns nobody any more. */
export function tellBy(fetch: () => void): () => void {
  fetchShown = fetch
  return () => {
    fetchShown = null
    waiting = []
  }
}

/** Gives what shows them, until the returned function is called. */
export function showBy(tools: Shown): () => void {
  shown = tools
  waiting.forEach((act) => act(tools))
  waiting = []
  return () => {
    shown = null
  }
}

function withShown(act: Act) {
  if (shown) return act(shown)
  if (!fetchShown) return // nobody is signed in who could read it
  waiting.push(act)
  fetchShown()
}

type Content = string | MessageArgsProps

const tell = (kind: 'success' | 'info' | 'warning' | 'error') => (content: Content) =>
  withShown(({ message }) => void message[kind](content))

/** A short message above the screen, which goes by itself. */
export const message = {
  success: tell('success'),
  info: tell('info'),
  warning: tell('warning'),
  error: tell('error'),
  /** Takes away all that are shown. */
  destroy: () => shown?.message.destroy(),
}

type Change = (change: ModalFuncProps) => void

/** Asks before something is done; `update` changes the question while it is open. */
function confirm(question: ModalFuncProps): { update: Change } {
  let update: Change = () => undefined
  withShown(({ modal }) => {
    const open = modal.confirm(question)
    update = (change) => open.update(change)
  })
  return { update: (change) => update(change) }
}

/** Asks whether it is meant. */
const ask = (question: ModalFuncProps) =>
  new Promise<boolean>((resolve) => {
    withShown(({ modal }) => void modal.confirm(question).then(resolve, () => undefined))
  })

const say = (kind: 'warning' | 'error') => (what: ModalFuncProps) =>
  withShown(({ modal }) => void modal[kind](what))

/** Asks before something is done, or says what has to be read. */
export const dialog = { confirm, ask, warning: say('warning'), error: say('error') }
