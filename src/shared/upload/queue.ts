import { call, isUncertain, type Failure, type Result } from '@/shared/api'
import { fileApi, type StoredFile } from '@/shared/files/api'
import { brokenByContent, brokenByOutside, type UploadKind } from '@/shared/files/rules'
import { sha256 } from '@/shared/files/sha256'
import { beginWork } from '@/shared/lib/unfinished'
import { pauseAfter } from '@/shared/live/pause'
import { brokenByFolders, type FoundFile } from './foundFiles'
import { isOpen, type Pause, type QueueView, type Standing, type State, type UploadItem } from './item'
import type { Keep } from './keep'
import { questionOf, type Answers, type Choice, type Known, type Match } from './questions'

/** How many files are worked on side by side. */
const AT_ONCE = 3
/** A file whose sending cuts the line so often is left alone: something on the way does not let it pass. */
const MOST_LOSSES = 3

/** A file as the place is asked about it, and told of it. */
export interface Candidate {
  name: string
  path: readonly string[]
  size: number
  /** SHA-256 of its content, in hexadecimal. */
  hash: string
}

const AT_WORK: ReadonlySet<State> = new Set(['checking', 'sending', 'registering'])

/** Whether the place could take one for the other, by name or content. */
const areAlike = (a: Work, b: Work) =>
  (a.hash !== null && a.hash === b.hash) ||
  [...a.item.path, a.item.name].join('/') === [...b.item.path, b.item.name].join('/')

/** How a file enters the place: as something new, beside its namesake, or as a version of what is known there. */
export type Entry = { as: 'new' | 'both' } | { as: 'version'; of: Known }

/** What a place does with files. */
export interface PlaceCalls {
  kind: UploadKind
  /** What the place has of a file already; asked before it is sent. */
  find: (file: Candidate, signal: AbortSignal) => Promise<Result<Match>>
  /** Tells the place of a file that the server keeps now. */
  register: (file: Candidate & StoredFile, entry: Entry) => Promise<Result<unknown>>
  /** Whether a refusal concerns the place and so all that is left; those of rights and of absent things do. */
  stopsAll?: (failure: Failure) => boolean
}

/** What can be asked of a queue, from any tab. */
export type Command =
  | { do: 'add'; kind: UploadKind; files: readonly FoundFile[] }
  | { do: 'cancel' | 'retry' | 'remove'; ids: readonly number[] }
  | { do: 'answer'; id: number; choice: Choice; forAll: boolean }
  | { do: 'goOn' | 'noteResumed' }

/** A file on its way with what only the working tab has of it. */
interface Work {
  item: UploadItem
  file: Blob
  hash: string | null
  answers: Answers
  /** As the server keeps it, once it was sent. */
  stored: StoredFile | null
  /** The place was told of it, and may have heard it. */
  isUncertain: boolean
  /** How often the line was lost while it was sent. */
  losses: number
  control: AbortController
}

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
    endWork = end && beginWork(() => undefined, end)
    recordedAs = end
  }

  function put({ item: { id } }: Work, standing: Standing) {
    const work = works.get(id)
    if (!work) return
    const { name, path, size } = work.item
    work.item = { id, name, path, size, ...standing }
    show()
  }

  async function keepWork({ item: { id, name, path }, file, hash, answers, stored, isUncertain }: Work) {
    // A bare blob: not all stores take a file with its name.
    const kept = {
      place,
      id,
      name,
      path: [...path],
      file: new Blob([file]),
      hash,
      answers,
      stored,
      isUncertain,
    }
    const wasKept = await keep.put(kept)
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
      if (!rule) void keepWork(work)
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

  /** The place has to know of one before it can be asked about the other. */
  const hasTwin = (work: Work) =>
    [...works.values()].some(
      (other) => other !== work && AT_WORK.has(other.item.state) && areAlike(other, work),
    )

  async function begin(work: Work) {
    atWork++
    work.control = new AbortController()
    await run(work, work.control.signal)
    atWork--
    pump()
  }

  /** Each step looks whether the file was given up meanwhile. */
  async function run(work: Work, signal: AbortSignal) {
    put(work, { state: 'checking' })
    if (work.hash === null) {
      const rule = await brokenByContent(new File([work.file], work.item.name))
      work.hash = rule ? null : await sha256(work.file)
      if (signal.aborted) return
      if (work.hash === null) return settle(work, { state: 'refused', rule: rule ?? 'noHash' })
      if (hasTwin(work)) return put(work, { state: 'waiting' })
    }
    const { name, path, size } = work.item
    const candidate: Candidate = { name, path, size, hash: work.hash }

    const match = await calls().find(candidate, signal)
    if (signal.aborted) return
    if (!match.ok) return fail(work, match)
    const { content, name: namesake } = match.data
    // The answer was lost, not the question.
    if (work.isUncertain && content && content.id === namesake?.id) return settle(work, { state: 'done' })
    work.isUncertain = false

    const question = questionOf(match.data)
    const answer = question && work.answers[question.about]
    if (question && !answer) return put(work, { state: 'asking', question })
    if (answer === 'skip') return settle(work, { state: 'skipped' })

    const stored = work.stored ?? (await send(work, signal))
    if (!stored || signal.aborted) return
    work.stored = stored
    work.isUncertain = true
    put(work, { state: 'registering' })
    await keepWork(work)

    const entry: Entry =
      answer === 'version' && namesake ? { as: 'version', of: namesake } : { as: namesake ? 'both' : 'new' }
    const registered = await calls().register({ ...candidate, ...stored }, entry)
    if (isClosed) return
    if (registered.ok) {
      losses = 0
      return settle(work, { state: 'done' })
    }
    if (!isUncertain(registered)) {
      // What the place does not take the server may not keep for long.
      work.stored = null
      work.isUncertain = false
      await keepWork(work)
    }
    fail(work, registered)
  }

  async function send(work: Work, signal: AbortSignal): Promise<StoredFile | null> {
    const { name, size } = work.item
    let isEnded = false
    const show = (fraction: number | null) =>
      isEnded || signal.aborted || put(work, { state: 'sending', percent: Math.round((fraction ?? 0) * 100) })
    show(0)
    const body = new FormData()
    body.append('file', work.file, name)
    const sent = await call(fileApi.upload, { body }, { signal, onUploadProgress: show })
    isEnded = true
    if (signal.aborted) return null
    if (sent.ok) return { fileName: sent.data.fileName, originalName: name, size }
    if (sent.kind === 'network' && ++work.losses >= MOST_LOSSES) put(work, { state: 'failed', failure: sent })
    else fail(work, sent)
    return null
  }

  function fail(work: Work, failure: Failure) {
    const { kind } = failure
    if (kind === 'network' || kind === 'bad-gateway') {
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
    void keepWork(work)
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
