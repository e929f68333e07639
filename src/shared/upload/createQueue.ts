import pLimit from 'p-limit'
import type { Failure } from '@/shared/api'
import { checkMetadata, type UploadLimits } from '@/shared/files/uploadRules'
import { trackPending } from '@/shared/lib/pendingWork'
import { reconnectDelay } from '@/shared/live/reconnectDelay'
import { processUpload } from './processUpload'
import { discardParts } from './sendInParts'
import { checkFolders, type FoundFile } from './foundFiles'
import {
  isOpen,
  isPausable,
  type Pause,
  type QueueView,
  type StorageProblem,
  type UploadStatus,
} from './uploadItem'
import type { UploadStore } from './uploadStore'
import type { Choice } from './duplicateQuestions'
import { isDuplicateInProgress, type PlaceApi, type UploadTask } from './uploadTask'

const MAX_CONCURRENT = 3
const MAX_CONCURRENT_WRITES = 20
/** A file that loses the connection this often fails: something on the way does not let it pass. */
const MAX_LOSSES = 3

export type Command =
  | { do: 'add'; limits: UploadLimits; files: readonly FoundFile[] }
  | { do: 'cancel' | 'retry' | 'remove' | 'pause' | 'resume'; ids: readonly number[] }
  | { do: 'answer'; id: number; choice: Choice; forAll: boolean }
  | { do: 'goOn' | 'noteResumed' }

interface QueueOptions {
  place: string
  store: UploadStore
  /** Called each time: the requests may change with the screen. */
  calls: () => PlaceApi
  onChange: (view: QueueView) => void
}

/** Uploads the files of a place, a few at a time; each fails, waits and is retried on its own. */
export function createQueue({ place, store, calls, onChange }: QueueOptions) {
  const tasks = new Map<number, UploadTask>()
  let pause: Pause | null = null
  let storageProblem: StorageProblem | null = null
  /** Added files whose bytes are not on the device yet. */
  let unstored = 0
  /** Collects the changes of one command. */
  let isBatch = false
  let resumed = 0
  let lastId = 0
  let running = 0
  let isClosed = false
  /** Connection losses in a row; sets the retry delay. */
  let losses = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let untrack: (() => void) | null = null
  let recordedAs: 'page' | 'session' | null = null

  function show() {
    if (isClosed || isBatch) return
    const items = [...tasks.values()].map(({ item }) => item)
    const isBusy = items.some(isOpen)
    if (!isBusy) resumed = 0
    record(isBusy ? (storageProblem || unstored > 0 ? 'page' : 'session') : null)
    onChange({ items, pause, storageProblem, resumed })
  }

  /** Registers that the end of the page or session would lose uploads. */
  function record(end: 'page' | 'session' | null) {
    if (end === recordedAs) return
    untrack?.()
    untrack = end && trackPending(() => undefined, end)
    recordedAs = end
  }

  function setStatus({ item: { id } }: UploadTask, status: UploadStatus) {
    const task = tasks.get(id)
    if (!task) return
    const { name, path, size } = task.item
    task.item = { id, name, path, size, ...status }
    show()
  }

  /** Stores a file's bytes, or what has become known since. */
  async function storeTask(task: UploadTask, bytes?: Blob) {
    const { item, hash, answers, stored, isUncertain, partsId, isPaused } = task
    const { id, name, path } = item
    const problem = await store.put(
      { place, id, name, path: [...path], hash, answers, stored, isUncertain, partsId, isPaused },
      bytes,
    )
    if (problem === null || storageProblem) return
    storageProblem = problem
    show()
  }

  /** Removes the stored bytes, which are not needed any more, and sets the final status. */
  function finish(task: UploadTask, status: UploadStatus) {
    void store.remove(place, task.item.id)
    setStatus(task, status)
  }

  function addTask(task: Omit<UploadTask, 'control' | 'losses' | 'isRepeat'>) {
    lastId = task.item.id
    const added = { ...task, losses: 0, isRepeat: false, control: new AbortController() }
    tasks.set(task.item.id, added)
    return added
  }

  function add(limits: UploadLimits, files: readonly FoundFile[]) {
    const added: UploadTask[] = []
    for (const { name, path, file } of files) {
      const size = file?.size ?? 0
      const rule = file
        ? (checkFolders(path) ?? checkMetadata({ name, size }, limits))
        : ('unreadable' as const)
      const task = addTask({
        item: {
          // Later visits must not reuse an id.
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
        partsId: null,
        isPaused: false,
      })
      if (!rule) added.push(task)
    }
    void storeAdded(added)
    show()
    pump()
  }

  /** Stores the bytes of added files, a few at a time: a thousand at once would block the page. */
  async function storeAdded(added: readonly UploadTask[]) {
    unstored += added.length
    const limit = pLimit(MAX_CONCURRENT_WRITES)
    const storeOne = async (task: UploadTask) => {
      if (!isClosed && isOpen(task.item)) await storeTask(task, task.file)
      unstored--
    }
    await limit.map(added, storeOne)
    show()
  }

  async function start() {
    addEventListener('online', resume)
    const unfinished = await store.all(place)
    if (isClosed) return
    for (const { id, name, path, file, place: _place, ...known } of unfinished) {
      if (tasks.has(id)) continue
      const status: UploadStatus = known.isPaused ? { state: 'paused', percent: null } : { state: 'waiting' }
      addTask({ item: { id, name, path, size: file.size, ...status }, file, ...known })
    }
    resumed = unfinished.filter(({ isPaused }) => !isPaused).length
    show()
    pump()
  }

  function pump() {
    for (const task of tasks.values()) {
      if (isClosed || pause || running >= MAX_CONCURRENT) return
      if (task.item.state === 'waiting' && !hasDuplicate(task)) void runTask(task)
    }
  }

  const hasDuplicate = (task: UploadTask) =>
    [...tasks.values()].some((other) => isDuplicateInProgress(other, task))

  async function runTask(task: UploadTask) {
    running++
    task.control = new AbortController()
    const { signal } = task.control
    const outcome = await processUpload(task, {
      calls: calls(),
      signal,
      hasDuplicate: () => hasDuplicate(task),
      show: (status) => setStatus(task, status),
      persist: () => storeTask(task),
    })
    running--
    if (isClosed) return
    if (signal.aborted) return pump()
    if (outcome?.state === 'done') losses = 0
    if (outcome?.state === 'failed') fail(task, outcome.failure, outcome.while === 'sending')
    else if (outcome && isOpen(outcome)) setStatus(task, outcome)
    else if (outcome) finish(task, outcome)
    pump()
  }

  function fail(task: UploadTask, failure: Failure, wasSending: boolean) {
    const { kind } = failure
    if (kind === 'network' || kind === 'bad-gateway') {
      if (kind === 'network' && wasSending && ++task.losses >= MAX_LOSSES) {
        return setStatus(task, { state: 'failed', failure })
      }
      setStatus(task, { state: 'waiting' })
      return goOffline()
    }
    const affectsAll =
      ['unauthorized', 'device-expired', 'forbidden', 'not-found'].includes(kind) ||
      calls().stopsAll?.(failure) === true
    if (!affectsAll) return setStatus(task, { state: 'failed', failure })
    setStatus(task, { state: 'waiting' })
    setPause({ because: 'stopped', failure })
  }

  function setPause(next: Pause | null) {
    clearTimeout(timer)
    pause = next
    show()
  }

  function goOffline() {
    if (pause) return
    setPause({ because: 'offline' })
    timer = setTimeout(() => navigator.onLine && resume(), reconnectDelay(losses++))
  }

  function resume() {
    if (!pause) return
    setPause(null)
    pump()
  }

  function answer(id: number, choice: Choice, forAll: boolean) {
    const askedTask = tasks.get(id)
    if (askedTask?.item.state !== 'asking') return
    const { about } = askedTask.item.question
    for (const task of forAll ? tasks.values() : [askedTask]) {
      if (!isOpen(task.item)) continue
      task.answers = { ...task.answers, [about]: choice }
      void storeTask(task)
      const { item } = task
      if (item.state === 'asking' && item.question.about === about) setStatus(task, { state: 'waiting' })
    }
  }

  function cancel(task: UploadTask) {
    // The place may have been notified already, which can't be undone.
    if (!isOpen(task.item) || task.item.state === 'registering') return
    task.control.abort()
    task.isPaused = false
    discardParts(task)
    finish(task, { state: 'cancelled' })
  }

  function pauseUpload(task: UploadTask) {
    if (!isPausable(task.item)) return
    task.control.abort()
    task.isPaused = true
    setStatus(task, { state: 'paused', percent: task.item.state === 'sending' ? task.item.percent : null })
    void storeTask(task)
  }

  function resumeUpload(task: UploadTask) {
    if (task.item.state !== 'paused') return
    task.isPaused = false
    setStatus(task, { state: 'waiting' })
    void storeTask(task)
  }

  function retry(task: UploadTask) {
    if (task.item.state !== 'failed' && task.item.state !== 'cancelled') return
    task.losses = 0
    task.isRepeat = false
    setStatus(task, { state: 'waiting' })
    void storeTask(task, task.file)
  }

  function remove(task: UploadTask) {
    if (isOpen(task.item)) return
    void store.remove(place, task.item.id)
    tasks.delete(task.item.id)
    show()
  }

  const EACH = { cancel, retry, remove, pause: pauseUpload, resume: resumeUpload }

  /** Shows many changes at once: with a thousand files, each would copy the whole list. */
  function batch(run: () => void) {
    isBatch = true
    run()
    isBatch = false
    show()
    pump()
  }

  return {
    start,
    act(command: Command) {
      if (isClosed) return
      switch (command.do) {
        case 'add':
          return add(command.limits, command.files)
        case 'answer':
          return batch(() => answer(command.id, command.choice, command.forAll))
        case 'goOn':
          return resume()
        case 'noteResumed':
          resumed = 0
          return show()
        default:
          return batch(() => {
            for (const id of command.ids) {
              const task = tasks.get(id)
              if (task) EACH[command.do](task)
            }
          })
      }
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      removeEventListener('online', resume)
      record(null)
      for (const { control } of tasks.values()) control.abort()
    },
  }
}
