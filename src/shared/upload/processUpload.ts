import { call, mayHaveSucceeded, type Failure } from '@/shared/api'
import { fileApi } from '@/shared/files/files.api'
import { checkContent, checkMetadata, specifiedLimits } from '@/shared/files/uploadRules'
import { sha256 } from '@/shared/files/sha256'
import { sendInParts } from './sendInParts'
import type { UploadStatus } from './uploadItem'
import { questionOf } from './duplicateQuestions'
import type { Candidate, RegisterMode, PlaceApi, UploadTask } from './uploadTask'

/** Null if aborted. */
type UploadOutcome =
  | Extract<UploadStatus, { state: 'waiting' | 'asking' | 'done' | 'skipped' | 'refused' }>
  | { state: 'failed'; failure: Failure; while: 'sending' | 'telling' }
  | null

interface UploadContext {
  calls: PlaceApi
  signal: AbortSignal
  /** True while an upload that the place could mistake for this one is in progress. */
  hasDuplicate: () => boolean
  show: (status: UploadStatus) => void
  /** Stores the progress for a later visit. */
  persist: () => Promise<void>
}

/** Uploads a file to its place: checks it, looks for duplicates, sends it, and registers it. */
export async function processUpload(
  task: UploadTask,
  { calls, signal, hasDuplicate, show, persist }: UploadContext,
): Promise<UploadOutcome> {
  const { name, path, size } = task.item
  show({ state: 'checking' })
  if (task.hash === null) {
    const rule = await checkContent(new File([task.file], name))
    task.hash = rule ? null : await sha256(task.file)
    if (signal.aborted) return null
    if (task.hash === null) {
      return { state: 'refused', rule: rule ?? ((await isReadable(task.file)) ? 'noHash' : 'changed') }
    }
    // The place must know one of them before it can be asked about the other.
    if (hasDuplicate()) return { state: 'waiting' }
  }
  const candidate: Candidate = { name, path, size, hash: task.hash }

  const match = await calls.find(candidate, signal)
  if (signal.aborted) return null
  if (!match.ok) return { state: 'failed', failure: match, while: 'telling' }
  const { content, name: namesake } = match.data
  // The registration succeeded, only its answer was lost.
  if (task.isUncertain && content && content.id === namesake?.id) return { state: 'done' }
  task.isUncertain = false

  const question = questionOf(match.data)
  const answer = question && task.answers[question.about]
  if (question && !answer) return { state: 'asking', question }
  if (answer === 'skip') return { state: 'skipped' }

  if (!task.stored) {
    if (!(await isReadable(task.file))) return { state: 'refused', rule: 'changed' }
    let isEnded = false
    // Some browsers report progress after the end, which would overwrite the final state.
    const onProgress = (fraction: number | null) =>
      isEnded ||
      signal.aborted ||
      show({ state: 'sending', percent: Math.floor((fraction ?? 0) * 100), isRepeat: task.isRepeat })
    onProgress(0)
    // The specification's upload accepts nothing beyond its limits.
    const isOrdinary = checkMetadata({ name, size }, specifiedLimits(calls.kind)) === null
    const sent = isOrdinary
      ? await send(task, signal, onProgress)
      : await sendInParts(task, candidate, { room: calls.room, signal, onProgress, persist })
    isEnded = true
    if (signal.aborted) return null
    if (sent === 'changed') return { state: 'refused', rule: 'changed' }
    if (!sent.ok) return { state: 'failed', failure: sent, while: 'sending' }
    task.stored = { fileName: sent.data.fileName, originalName: name, size }
  }

  task.isUncertain = true
  show({ state: 'registering' })
  await persist()
  const entry: RegisterMode =
    answer === 'version' && namesake ? { as: 'version', of: namesake } : { as: namesake ? 'both' : 'new' }
  const registered = await calls.register({ ...candidate, ...task.stored }, entry)
  if (signal.aborted) return null
  if (registered.ok) return { state: 'done' }
  if (!mayHaveSucceeded(registered)) {
    // The server may soon delete a file that the place did not accept.
    task.stored = null
    task.isUncertain = false
    await persist()
  }
  return { state: 'failed', failure: registered, while: 'telling' }
}

function send(
  { file, item }: UploadTask,
  signal: AbortSignal,
  onUploadProgress: (fraction: number | null) => void,
) {
  const body = new FormData()
  body.append('file', file, item.name)
  return call(fileApi.upload, { body }, { signal, onUploadProgress })
}

/** Browsers refuse to read a file that has changed on the disk since it was chosen. */
const isReadable = (file: Blob) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      (bytes) => bytes.byteLength === 1,
      () => false,
    )
