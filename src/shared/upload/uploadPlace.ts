import { createStore } from 'zustand'
import { newReference } from '@/shared/api/result'
import { formerStorageName, storageName } from '@/shared/lib/storage'
import { throttle } from '@/shared/lib/throttle'
import { NO_UPLOADS, type QueueView } from './uploadItem'
import { keepFor } from './uploadStore'
import { createQueue, type Command } from './createQueue'
import type { PlaceCalls } from './uploadTask'

interface PlaceView extends QueueView {
  /** Another tab sends, and this one shows how far it is. */
  isElsewhere: boolean
  /** The other tab does not hear what is asked of it. */
  isUnheard: boolean
}

/** Messages between tabs that upload to the same place. */
type Word =
  | { say: 'hello' }
  | { say: 'view'; view: QueueView }
  | { say: 'do'; command: Command; key: string }
  | { say: 'heard'; key: string }

/** Ms between two views that the other tabs get. */
const SPACING = 250
/** Ms after which a tab that says nothing is taken for one that sleeps. */
const PATIENCE = 3_000

/** The queue of a place as every tab has it: one of them works, the others show it and pass on what is asked. */
export function openPlace(userId: string, place: string) {
  const view = createStore<PlaceView>(() => ({
    ...NO_UPLOADS,
    isElsewhere: false,
    isUnheard: false,
  }))
  const control = new AbortController()
  let calls: PlaceCalls | null = null
  let channel: BroadcastChannel | null = null
  let queue: ReturnType<typeof createQueue> | null = null
  let keep: ReturnType<typeof keepFor> | null = null
  /** Asked before it is known which tab works, or of one that may be gone. */
  const unheard = new Map<string, Command>()
  let patience: ReturnType<typeof setTimeout> | undefined

  const tell = (word: Word) => channel?.postMessage(word)
  const tellView = throttle(() => {
    const { items, pause, isKept, resumed } = view.getState()
    tell({ say: 'view', view: { items, pause, isKept, resumed } })
  }, SPACING)

  function lead() {
    keep = keepFor(userId)
    queue = createQueue({
      place,
      keep,
      calls: () => calls!,
      onChange(changed) {
        view.setState({ ...changed, isElsewhere: false, isUnheard: false }, true)
        tellView.ask()
      },
    })
    void queue.start()
    clearTimeout(patience)
    for (const command of unheard.values()) queue.act(command)
    unheard.clear()
  }

  function follow() {
    view.setState({ isElsewhere: true })
    tell({ say: 'hello' })
    for (const [key, command] of unheard) pass(key, command)
  }

  function act(command: Command) {
    if (queue) return queue.act(command)
    const key = newReference()
    unheard.set(key, command)
    // Else it is not known yet which tab works.
    if (view.getState().isElsewhere) pass(key, command)
  }

  function pass(key: string, command: Command) {
    tell({ say: 'do', key, command })
    clearTimeout(patience)
    patience = setTimeout(() => unheard.size > 0 && view.setState({ isUnheard: true }), PATIENCE)
  }

  function hear({ data: word }: MessageEvent<Word>) {
    if (queue) {
      if (word.say === 'hello') tellView.ask()
      if (word.say !== 'do') return
      tell({ say: 'heard', key: word.key })
      queue.act(word.command)
    } else if (word.say === 'view') {
      view.setState({ ...word.view, isElsewhere: true })
    } else if (word.say === 'heard' && unheard.delete(word.key)) {
      view.setState({ isUnheard: false })
    }
  }

  return {
    view,
    act,
    /** Gives the place's calls, and begins with the first ones. */
    use(latest: PlaceCalls) {
      const isFirst = calls === null
      calls = latest
      if (!isFirst || userId === '' || control.signal.aborted) return
      const name = `uploads:${userId}:${place}`
      channel = new BroadcastChannel(storageName(name))
      channel.addEventListener('message', hear)
      const { signal } = control
      const former = formerStorageName(name)
      // A tab that is still open from an earlier release may be uploading the same files.
      const leadAlone = () => (former === null ? lead() : takeTurns(former, { lead, follow, signal }))
      takeTurns(storageName(name), { lead: leadAlone, follow, signal })
    },
    close() {
      control.abort()
      clearTimeout(patience)
      tellView.cancel()
      channel?.close()
      queue?.close()
      keep?.close()
    },
  }
}

export type Place = ReturnType<typeof openPlace>

interface Turns {
  /** This tab is the one that works; it stays so until it ends. */
  lead: () => void
  /** Another tab works. */
  follow: () => void
  signal: AbortSignal
}

/** Lets one of the browser's tabs work at a time; the next one takes over when it ends. Without locks, each works. */
function takeTurns(name: string, { lead, follow, signal }: Turns) {
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return lead()
  const hold = () => {
    if (signal.aborted) return undefined
    lead()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  // Given up with the signal, or refused to a page without a store: then it works alone.
  const wait = () => locks.request(name, { signal }, hold).catch(() => !signal.aborted && lead())
  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold()
      follow()
      void wait()
      return undefined
    })
    .catch(() => !signal.aborted && lead())
}
