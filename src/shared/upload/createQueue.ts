import type { Failure } from '@/shared/api'
import { brokenByOutside, type UploadKind } from '@/shared/files/uploadRules'
import { trackPending } from '@/shared/lib/pendingWork'
import { pauseAfter } from '@/shared/live/reconnectDelay'
import { bring } from './processUpload'
import { brokenByFolders, type FoundFile } from './foundFiles'
import { isOpen, type Pause, type QueueView, type Standing, type UploadItem } from './uploadItem'
import type { Keep } from './uploadStore'
import type { Choice } from './duplicateQuestions'
import { isAtWorkLike, type PlaceCalls, type Work } from './uploadTask'

/** How many files are worked on side by side. */
const AT_ONCE = 3
/** A file whose sending cuts the line so often is left alone: something on the way does not let it pass. */
const MOST_LOSSES = 3

/** What can be asked of a queue, from any tab. */
export type Command =
  | { do: 'add'; kind: UploadKind; files: readonly FoundFile[] }
  | { do: 'cancel' | 'retry' | 'remove'; ids: readonly number[] }
  | { do: 'answer'; id: number; choice: Choice; forAll: boolean }
  | { do: 'goOn' | 'noteResumed' }

interface Queue {
  place: string
  keep: Keep
  /** Asked for anew each time: they may change with the screen. */
  calls: () => PlaceCalls
  onChange: (view: QueueView) => void
}

/** Sends the files of one place, a few at a time: each fails, waits and is tried again by itself. */
export function createQueue({ place, keep, calls, onChange }: Queue) {
  const works = new Map<number, Work>()
  let pause: Pause | null = null
  let isKept = true
  let resumed = 0
  let lastId = 0
  let atWork = 0
  let isClosed = false
  /** How often in a row the line was lost, and when it is tried again. */
  let losses = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let endWork: (() => void) | null = null
  let recordedAs: 'page' | 'session' | null = null

  function show() {
    if (isClosed) return
    const items = [...works.values()].map(({ item }) => item)
    const isBusy = items.some(isOpen)
    if (!isBusy) resumed = 0
    record(isBusy ? (isKept ? 'session' : 'page') : null)
    onChange({ items, pause, isKept, resumed })
  }

  /** What the end of the page or of the session would lose. */
  function record(end: 'page' | 'session' | null) {
    if (end === recordedAs) return
    endWork?.()
    endWork = end && trackPending(() => undefined, end)
    recordedAs = end
  }

  function put({ item: { id } }: Work, standing: Standing) {
    const work = works.get(id)
    if (!work) return
    const { name, path, size } = work.item
    work.item = { id, name, path, size, ...standing }
    show()
  }

  /** With its bytes, or what has become known of it since they were kept. */
  async function keepWork({ item, hash, answers, stored, isUncertain }: Work, bytes?: Blob) {
    const { id, name, path } = item
    const wasKept = await keep.put(
      { place, id, name, path: [...path], hash, answers, stored, isUncertain },
      bytes,
    )
    if (wasKept || !isKept) return
    isKept = false
    show()
  }

  /** Its bytes are not needed any more, whatever its row says. */
  function settle(work: Work, standing: Standing) {
    void keep.remove(place, work.item.id)
    put(work, standing)
  }

  function enter(work: Omit<Work, 'control' | 'losses'>) {
    lastId = work.item.id
    const entered = { ...work, losses: 0, control: new AbortController() }
    works.set(work.item.id, entered)
    return entered
  }

  function add(kind: UploadKind, files: readonly FoundFile[]) {
    for (const { name, path, file } of files) {
      const size = file?.size ?? 0
      const rule = file
        ? (brokenByFolders(path) ?? brokenByOutside({ name, size }, kind))
        : ('unreadable' as const)
      const work = enter({
        item: {
          // A later one of another visit must not meet an earlier id.
          id: Math.max(Date.now(), lastId + 1),
          name,
          path,
          size,
          ...(rule ? { state: 'refused', rule } : { state: 'waiting' }),
        },
        file: file ?? new Blob(),
        hash: null,
        answers: {},
        stored: null,
        isUncertain: false,
      })
      if (file && !rule) void keepWork(work, file)
    }
    show()
    pump()
  }

  /** Takes up what an earlier visit left. */
  async function start() {
    addEventListener('online', goOn)
    const left = await keep.all(place)
    if (isClosed) return
    for (const { id, name, path, file, hash, answers, stored, isUncertain } of left) {
      if (works.has(id)) continue
      const item: UploadItem = { id, name, path, size: file.size, state: 'waiting' }
      enter({ item, file, hash, answers, stored, isUncertain })
    }
    resumed = left.length
    show()
    pump()
  }

  function pump() {
    for (const work of works.values()) {
      if (isClosed || pause || atWork >= AT_ONCE) return
      if (work.item.state === 'waiting' && !hasTwin(work)) void begin(work)
    }
  }

  const hasTwin = (work: Work) => [...works.values()].some((other) => isAtWorkLike(other, work))

  async function begin(work: Work) {
    atWork++
    work.control = new AbortController()
    const outcome = await bring(work, {
      calls: calls(),
      signal: work.control.signal,
      hasTwin: () => hasTwin(work),
      show: (standing) => put(work, standing),
      keep: () => keepWork(work),
    })
    atWork--
    if (isClosed) return
    if (outcome?.state === 'done') losses = 0
    if (outcome?.state === 'failed') fail(work, outcome.failure, outcome.while === 'sending')
    else if (outcome && isOpen(outcome)) put(work, outcome)
    else if (outcome) settle(work, outcome)
    pump()
  }

  function fail(work: Work, failure: Failure, wasSending: boolean) {
    const { kind } = failure
    if (kind === 'network' || kind === 'bad-gateway') {
      if (kind === 'network' && wasSending && ++work.losses >= MOST_LOSSES) {
        return put(work, { state: 'failed', failure })
      }
      put(work, { state: 'waiting' })
      return loseLine()
    }
    const isOfAll =
      ['unauthorized', 'device-expired', 'forbidden', 'not-found'].includes(kind) ||
      calls().stopsAll?.(failure) === true
    if (!isOfAll) return put(work, { state: 'failed', failure })
    put(work, { state: 'waiting' })
    setPause({ because: 'stopped', failure })
  }

  function setPause(next: Pause | null) {
    clearTimeout(timer)
    pause = next
    show()
  }

  function loseLine() {
    if (pause) return
    setPause({ because: 'offline' })
    timer = setTimeout(() => navigator.onLine && goOn(), pauseAfter(losses++))
  }

  function goOn() {
    if (!pause) return
    setPause(null)
    pump()
  }

  function answer(id: number, choice: Choice, forAll: boolean) {
    const asked = works.get(id)
    if (asked?.item.state !== 'asking') return
    const { about } = asked.item.question
    for (const work of forAll ? works.values() : [asked]) {
      if (!isOpen(work.item)) continue
      work.answers = { ...work.answers, [about]: choice }
      void keepWork(work)
      const { item } = work
      if (item.state === 'asking' && item.question.about === about) put(work, { state: 'waiting' })
    }
    pump()
  }

  function cancel(work: Work) {
    // Whether the place has heard of it cannot be taken back.
    if (!isOpen(work.item) || work.item.state === 'registering') return
    work.control.abort()
    settle(work, { state: 'cancelled' })
  }

  function retry(work: Work) {
    if (work.item.state !== 'failed' && work.item.state !== 'cancelled') return
    work.losses = 0
    put(work, { state: 'waiting' })
    void keepWork(work, work.file)
    pump()
  }

  function remove(work: Work) {
    if (isOpen(work.item)) return
    void keep.remove(place, work.item.id)
    works.delete(work.item.id)
    show()
  }

  const EACH = { cancel, retry, remove }

  return {
    start,
    act(command: Command) {
      if (isClosed) return
      switch (command.do) {
        case 'add':
          return add(command.kind, command.files)
        case 'answer':
          return answer(command.id, command.choice, command.forAll)
        case 'goOn':
          return goOn()
        case 'noteResumed':
          resumed = 0
          return show()
        default:
          for (const id of command.ids) {
            const work = works.get(id)
            if (work) EACH[command.do](work)
          }
      }
    },
    /** What is unfinished stays on the device. */
    close() {
      isClosed = true
      clearTimeout(timer)
      removeEventListener('online', goOn)
      record(null)
      for (const { control } of works.values()) control.abort()
    },
  }
}
