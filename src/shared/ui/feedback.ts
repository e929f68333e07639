import type { MessageArgsProps, ModalFuncProps } from 'antd'
import type { MessageInstance } from 'antd/es/message/interface'
import type { HookAPI } from 'antd/es/modal/useModal'

/** antd message and modal instances, set when the host mounts. */
interface FeedbackApi {
  message: MessageInstance
  modal: HookAPI
}

type Task = (api: FeedbackApi) => void

let api: FeedbackApi | null = null
/** Calls made before the host mounted, in order. */
let queue: Task[] = []
let loadHost: (() => void) | null = null

/** Registers the loader of the host. Drops queued messages on unmount. */
export function registerFeedbackLoader(fetch: () => void): () => void {
  loadHost = fetch
  return () => {
    loadHost = null
    queue = []
  }
}

export function setFeedbackApi(instances: FeedbackApi): () => void {
  api = instances
  queue.forEach((task) => task(instances))
  queue = []
  return () => {
    api = null
  }
}

function withApi(task: Task) {
  if (api) return task(api)
  if (!loadHost) return // nobody is signed in who could read it
  queue.push(task)
  loadHost()
}

type Content = string | MessageArgsProps

const showMessage = (kind: 'success' | 'info' | 'warning' | 'error') => (content: Content) =>
  withApi(({ message }) => void message[kind](content))

export const message = {
  success: showMessage('success'),
  info: showMessage('info'),
  warning: showMessage('warning'),
  error: showMessage('error'),
  destroy: () => api?.message.destroy(),
}

type Change = (change: ModalFuncProps) => void

function confirm(question: ModalFuncProps): { update: Change } {
  let update: Change = () => undefined
  withApi(({ modal }) => {
    const open = modal.confirm(question)
    update = (change) => open.update(change)
  })
  return { update: (change) => update(change) }
}

/** Resolves to the user's answer. */
const ask = (question: ModalFuncProps) =>
  new Promise<boolean>((resolve) => {
    withApi(({ modal }) => void modal.confirm(question).then(resolve, () => undefined))
  })

const showDialog = (kind: 'warning' | 'error') => (props: ModalFuncProps) =>
  withApi(({ modal }) => void modal[kind](props))

export const dialog = { confirm, ask, warning: showDialog('warning'), error: showDialog('error') }
