import { call, mayHaveSucceeded, type Failure } from '@/shared/api'
import { fileApi } from '@/shared/files/files.api'
import { brokenByContent } from '@/shared/files/uploadRules'
import { sha256 } from '@/shared/files/sha256'
import type { Standing } from './uploadItem'
import { questionOf } from './duplicateQuestions'
import type { Candidate, Entry, PlaceCalls, Work } from './uploadTask'

/** How a file stands after a try; null where it was given up meanwhile. */
type Outcome =
  | Extract<Standing, { state: 'waiting' | 'asking' | 'done' | 'skipped' | 'refused' }>
  | { state: 'failed'; failure: Failure; while: 'sending' | 'telling' }
  | null

interface Way {
  calls: PlaceCalls
  signal: AbortSignal
  /** Whether another that the place could take for it is on its way. */
  hasTwin: () => boolean
  show: (standing: Standing) => void
  /** Keeps what is known of it for a later visit. */
  keep: () => Promise<void>
}

/** Brings a file into its place: looks at it, asks for it there, sends it, and tells the place. */
export async function bring(work: Work, { calls, signal, hasTwin, show, keep }: Way): Promise<Outcome> {
  const { name, path, size } = work.item
  show({ state: 'checking' })
  if (work.hash === null) {
    const rule = await brokenByContent(new File([work.file], name))
    work.hash = rule ? null : await sha256(work.file)
    if (signal.aborted) return null
    if (work.hash === null) return { state: 'refused', rule: rule ?? 'noHash' }
    // The place has to know of one before it can be asked about the other.
    if (hasTwin()) return { state: 'waiting' }
  }
  const candidate: Candidate = { name, path, size, hash: work.hash }

  const match = await calls.find(candidate, signal)
  if (signal.aborted) return null
  if (!match.ok) return { state: 'failed', failure: match, while: 'telling' }
  const { content, name: namesake } = match.data
  // The answer was lost, not what was told.
  if (work.isUncertain && content && content.id === namesake?.id) return { state: 'done' }
  work.isUncertain = false

  const question = questionOf(match.data)
  const answer = question && work.answers[question.about]
  if (question && !answer) return { state: 'asking', question }
  if (answer === 'skip') return { state: 'skipped' }

  if (!work.stored) {
    const sent = await send(work, signal, (percent) => show({ state: 'sending', percent }))
    if (signal.aborted) return null
    if (!sent.ok) return { state: 'failed', failure: sent, while: 'sending' }
    work.stored = { fileName: sent.data.fileName, originalName: name, size }
  }

  work.isUncertain = true
  show({ state: 'registering' })
  await keep()
  const entry: Entry =
    answer === 'version' && namesake ? { as: 'version', of: namesake } : { as: namesake ? 'both' : 'new' }
  const registered = await calls.register({ ...candidate, ...work.stored }, entry)
  if (signal.aborted) return null
  if (registered.ok) return { state: 'done' }
  if (!mayHaveSucceeded(registered)) {
    // What the place does not take the server may not keep for long.
    work.stored = null
    work.isUncertain = false
    await keep()
  }
  return { state: 'failed', failure: registered, while: 'telling' }
}

async function send({ file, item }: Work, signal: AbortSignal, onPercent: (percent: number) => void) {
  let isEnded = false
  // Some tell of the progress after the end, when it would undo what is said there.
  const show = (fraction: number | null) =>
    isEnded || signal.aborted || onPercent(Math.round((fraction ?? 0) * 100))
  show(0)
  const body = new FormData()
  body.append('file', file, item.name)
  const sent = await call(fileApi.upload, { body }, { signal, onUploadProgress: show })
  isEnded = true
  return sent
}
