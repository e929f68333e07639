import { useRef, useState } from 'react'
import type { AnswerOf, Args, Result } from '@/shared/api'
import type { CallOptions } from '@/shared/api/call'
import type { Endpoint } from '@/shared/api/endpoint'
import { brokenByContent, brokenByOutside } from '@/shared/files/rules'
import { beginWork } from '@/shared/lib/unfinished'
import type { PendingUpload } from '@/shared/ui/upload/useUploads'
import type { Subject } from './actions'

/** A call that takes a file. */
export type UploadEndpoint = Endpoint<string, undefined, FormData>

type Chosen =
  | Extract<PendingUpload, { state: 'checking' | 'refused' | 'sending' }>
  | { file: File; state: 'ready' }

let serial = 0

/** One file that is checked when it is chosen, and sent when it is asked for; after a failure it may be sent again. */
export function useChosenFile(
  upload: (args: Args<UploadEndpoint>, options?: CallOptions) => Promise<Result<AnswerOf<UploadEndpoint>>>,
  { id, version }: Pick<Subject, 'id' | 'version'>,
) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  /** Number of the latest choice: the check of an earlier one says nothing any more. */
  const latest = useRef(0)

  async function choose(file: File) {
    const number = ++serial
    latest.current = number
    const outside = brokenByOutside(file, 'file')
    if (outside) return setChosen({ id: number, file, state: 'refused', rule: outside })
    setChosen({ id: number, file, state: 'checking' })
    const rule = await brokenByContent(file)
    if (latest.current !== number) return
    setChosen(rule ? { id: number, file, state: 'refused', rule } : { file, state: 'ready' })
  }

  function drop() {
    latest.current = 0
    setChosen(null)
  }

  /** Null where nothing was sent, or the sending was given up. */
  async function send() {
    if (chosen?.state !== 'ready') return null
    const { file } = chosen
    const control = new AbortController()
    const cancel = () => control.abort()
    const endWork = beginWork(cancel)
    const number = ++serial
    let isOver = false
    const show = (fraction: number | null) =>
      isOver ||
      setChosen({ id: number, file, state: 'sending', percent: Math.round((fraction ?? 0) * 100), cancel })
    show(0)
    const body = new FormData()
    body.append('id', id)
    body.append('version', String(version))
    body.append('file', file)
    const result = await upload({ body }, { signal: control.signal, onUploadProgress: show })
    isOver = true
    endWork()
    setChosen({ file, state: 'ready' })
    return !result.ok && result.kind === 'cancelled' ? null : result
  }

  return { chosen, isReady: chosen?.state === 'ready', choose: (file: File) => void choose(file), drop, send }
}
