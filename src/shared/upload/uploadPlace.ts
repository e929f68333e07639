import { createStore } from 'zustand'
import { newReference } from '@/shared/api/result'
import { formerStorageName, storageName } from '@/shared/lib/storage'
import { throttle } from '@/shared/lib/throttle'
import { NO_UPLOADS, type QueueView } from './uploadItem'
import { createUploadStore } from './uploadStore'
import { createQueue, type Command } from './createQueue'
import type { PlaceApi } from './uploadTask'

interface PlaceView extends QueueView {
  isElsewhere: boolean
  isUnresponsive: boolean
}

type TabMessage =
  | { say: 'hello' }
  | { say: 'view'; view: QueueView }
  | { say: 'do'; command: Command; key: string }
  | { say: 'heard'; key: string }

const VIEW_INTERVAL_MS = 250
/** A tab that stays silent this long is assumed to be frozen. */
const RESPONSE_TIMEOUT_MS = 3_000

/** Queue of a place across tabs: one tab uploads, the others show its progress and forward commands. */
export function openUploadPlace(userId: string, place: string) {
  const view = createStore<PlaceView>(() => ({
    ...NO_UPLOADS,
    isElsewhere: false,
    isUnresponsive: false,
  }))
  const control = new AbortController()
  let calls: PlaceApi | null = null
  let channel: BroadcastChannel | null = null
  let queue: ReturnType<typeof createQueue> | null = null
  let store: ReturnType<typeof createUploadStore> | null = null
  /** Commands sent before a tab is known to work, or to one that may be gone. */
  const unacknowledged = new Map<string, Command>()
  let responseTimer: ReturnType<typeof setTimeout> | undefined

  const post = (message: TabMessage) => channel?.postMessage(message)
  const postView = throttle(() => {
    const { items, pause, storageProblem, resumed } = view.getState()
    post({ say: 'view', view: { items, pause, storageProblem, resumed } })
  }, VIEW_INTERVAL_MS)

  function lead() {
    store = createUploadStore(userId)
    queue = createQueue({
      place,
      store,
      calls: () => calls!,
      onChange(changed) {
        view.setState({ ...changed, isElsewhere: false, isUnresponsive: false }, true)
        postView.ask()
      },
    })
    void queue.start()
    clearTimeout(responseTimer)
    for (const command of unacknowledged.values()) queue.act(command)
    unacknowledged.clear()
  }

  function follow() {
    view.setState({ isElsewhere: true })
    post({ say: 'hello' })
    for (const [key, command] of unacknowledged) forward(key, command)
  }

  function act(command: Command) {
    if (queue) return queue.act(command)
    const key = newReference()
    unacknowledged.set(key, command)
    // Otherwise the working tab is not known yet.
    if (view.getState().isElsewhere) forward(key, command)
  }

  function forward(key: string, command: Command) {
    post({ say: 'do', key, command })
    clearTimeout(responseTimer)
    responseTimer = setTimeout(
      () => unacknowledged.size > 0 && view.setState({ isUnresponsive: true }),
      RESPONSE_TIMEOUT_MS,
    )
  }

  function handleMessage({ data: message }: MessageEvent<TabMessage>) {
    if (queue) {
      if (message.say === 'hello') postView.ask()
      if (message.say !== 'do') return
      post({ say: 'heard', key: message.key })
      queue.act(message.command)
    } else if (message.say === 'view') {
      view.setState({ ...message.view, isElsewhere: true })
    } else if (message.say === 'heard' && unacknowledged.delete(message.key)) {
      view.setState({ isUnresponsive: false })
    }
  }

  return {
    view,
    act,
    /** Sets the requests of the place; the first call starts the queue. */
    use(latest: PlaceApi) {
      const isFirst = calls === null
      calls = latest
      if (!isFirst || userId === '' || control.signal.aborted) return
      const name = `uploads:${userId}:${place}`
      channel = new BroadcastChannel(storageName(name))
      channel.addEventListener('message', handleMessage)
      const { signal } = control
      const former = formerStorageName(name)
      // A tab of an earlier release may still be uploading the same files.
      const leadAlone = () => (former === null ? lead() : electLeader(former, { lead, follow, signal }))
      electLeader(storageName(name), { lead: leadAlone, follow, signal })
    },
    close() {
      control.abort()
      clearTimeout(responseTimer)
      postView.cancel()
      channel?.close()
      queue?.close()
      store?.close()
    },
  }
}

export type UploadPlace = ReturnType<typeof openUploadPlace>

interface ElectionOptions {
  /** This tab is the leader, until it closes. */
  lead: () => void
  /** Another tab is the leader. */
  follow: () => void
  signal: AbortSignal
}

/**
 * Elects one leader among the browser's tabs; the next one takes over when it closes. Without the Web Locks API, every
 * tab is a leader.
 */
function electLeader(name: string, { lead, follow, signal }: ElectionOptions) {
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return lead()
  const holdLock = () => {
    if (signal.aborted) return undefined
    lead()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  // Aborted by the signal, or denied to a page without storage: then this tab works alone.
  const waitForLock = () => locks.request(name, { signal }, holdLock).catch(() => !signal.aborted && lead())
  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) return holdLock()
      follow()
      void waitForLock()
      return undefined
    })
    .catch(() => !signal.aborted && lead())
}
