import { createStore } from 'zustand'
import { throttle } from '@/shared/lib/throttle'
import { NO_UPLOADS, type QueueView } from './item'
import { keepFor } from './keep'
import { createQueue, type Command, type PlaceCalls } from './queue'
import { takeTurns } from './tabs'

interface PlaceView extends QueueView {
  /** Another tab sends, and this one shows how far it is. */
  isElsewhere: boolean
}

/** What the tabs of a place tell each other. */
type Word = { say: 'hello' } | { say: 'view'; view: QueueView } | { say: 'do'; command: Command }

/** Ms between two views that the other tabs get. */
const SPACING = 250

/** The queue of a place as every tab has it: one of them works, the others show it and pass on what is asked. */
export function openPlace(userId: string, place: string) {
  const view = createStore<PlaceView>(() => ({ ...NO_UPLOADS, isElsewhere: false }))
  const control = new AbortController()
  let calls: PlaceCalls | null = null
  let channel: BroadcastChannel | null = null
  let queue: ReturnType<typeof createQueue> | null = null
  let keep: ReturnType<typeof keepFor> | null = null
  /** Asked before it is known which tab works. */
  let early: Command[] | null = []

  const tell = (word: Word) => channel?.postMessage(word)
  const tellView = throttle(() => {
    const { isElsewhere: _, ...mine } = view.getState()
    tell({ say: 'view', view: mine })
  }, SPACING)

  function lead() {
    keep = keepFor(userId)
    queue = createQueue({
      place,
      keep,
      calls: () => calls!,
      onChange(changed) {
        view.setState({ ...changed, isElsewhere: false }, true)
        tellView.ask()
      },
    })
    void queue.start()
    sayEarly()
  }

  function follow() {
    view.setState({ isElsewhere: true })
    tell({ say: 'hello' })
    sayEarly()
  }

  function sayEarly() {
    const commands = early ?? []
    early = null
    commands.forEach(act)
  }

  function act(command: Command) {
    if (early) early.push(command)
    else if (queue) queue.act(command)
    else tell({ say: 'do', command })
  }

  function hear({ data: word }: MessageEvent<Word>) {
    if (queue) {
      if (word.say === 'hello') tellView.ask()
      if (word.say === 'do') queue.act(word.command)
    } else if (word.say === 'view') {
      view.setState({ ...word.view, isElsewhere: true }, true)
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
      const name = `deal-desk:uploads:${userId}:${place}`
      channel = new BroadcastChannel(name)
      channel.addEventListener('message', hear)
      takeTurns(name, { lead, follow, signal: control.signal })
    },
    close() {
      control.abort()
      tellView.cancel()
      channel?.close()
      queue?.close()
      keep?.close()
    },
  }
}

export type Place = ReturnType<typeof openPlace>
