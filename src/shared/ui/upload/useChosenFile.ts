import { useRef, useState } from 'react'
import type { CallOptions, Result } from '@/shared/api'
import { brokenByContent, brokenByOutside, type UploadKind } from '@/shared/files/rules'
import { beginWork } from '@/shared/lib/unfinished'
import type { PendingUpload } from './useUploads'

type Chosen =
  | Extract<PendingUpload, { state: 'checking' | 'refused' | 'sending' }>
  | { file: File; state: 'ready' }

let serial = 0

/**
 * One file that is checked when it is chosen, and sent with the other fields of a form when it is asked for; after a
 * failure it may be sent again.
 */
export function useChosenFile<T>(
  kind: UploadKind,
  upload: (args: { body: FormData }, options: CallOptions) => Promise<Result<T>>,
  fields: Readonly<Record<string, string>>,
) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  /** Number of the latest choice: the check of an earlier one says nothing any more. */
  const latest = useRef(0)

  async function choose(file: File) {
    const number = ++serial
    latest.current = number
    const outside = brokenByOutside(file, kind)
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
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('file', file)
    const result = await upload({ body }, { signal: control.signal, onUploadProgress: show })
    isOver = true
    endWork()
    setChosen({ file, state: 'ready' })
    return !result.ok && result.kind === 'cancelled' ? null : result
  }

  return {
    kind,
    chosen,
    isReady: chosen?.state === 'ready',
    choose: (file: File) => void choose(file),
    drop,
    send,
  }
}

export type ChosenFile = Omit<ReturnType<typeof useChosenFile>, 'send'>
