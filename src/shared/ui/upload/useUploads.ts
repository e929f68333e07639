import { useLayoutEffect, useRef, useState } from 'react'
import { call, type Failure } from '@/shared/api'
import type { fileApi, StoredFile } from '@/shared/files/files.api'
import {
  checkContent,
  checkMetadata,
  specifiedLimits,
  type BrokenRule,
  type UploadKind,
} from '@/shared/files/uploadRules'
import { trackPending } from '@/shared/lib/pendingWork'

type UploadState =
  | { state: 'checking' }
  | { state: 'sending'; percent: number; cancel: () => void }
  | { state: 'cancelled' }
  | { state: 'failed'; failure: Failure }
  | { state: 'refused'; rule: BrokenRule }

export type PendingUpload = { id: number; file: File } & UploadState

interface Uploads {
  kind: UploadKind
  endpoint: typeof fileApi.upload | typeof fileApi.upload2
  maxFiles: number
  value: readonly StoredFile[]
  onChange: ((files: StoredFile[]) => void) | undefined
}

let serial = 0

/** Checks and uploads chosen files in parallel; each is stored, fails, is cancelled and retried on its own. */
export function useUploads({ kind, endpoint, maxFiles, value, onChange }: Uploads) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([])
  /** Number of files of the last choice that exceeded the maximum. */
  const [surplus, setSurplus] = useState(0)
  // Two files may be stored within one render.
  const latest = useRef({ value, onChange })
  useLayoutEffect(() => {
    latest.current = { value, onChange }
  }, [value, onChange])

  const change = (files: StoredFile[]) => {
    latest.current.value = files
    latest.current.onChange?.(files)
  }
  const setUploadState = (id: number, state: UploadState) =>
    setPending((before) => before.map((each) => (each.id === id ? { id, file: each.file, ...state } : each)))
  const drop = (id: number) => setPending((before) => before.filter((each) => each.id !== id))

  async function send(id: number, file: File) {
    const controller = new AbortController()
    const cancel = () => controller.abort()
    let hasEnded = false
    const sending = (percent: number) => setUploadState(id, { state: 'sending', percent, cancel })
    const untrack = trackPending(cancel)
    sending(0)
    const body = new FormData()
    body.append('file', file)
    const result = await call(
      endpoint,
      { body },
      {
        signal: controller.signal,
        // Some browsers report progress after the end, which would overwrite the final state.
        onUploadProgress: (fraction) => !hasEnded && sending(Math.round((fraction ?? 0) * 100)),
      },
    )
    hasEnded = true
    untrack()
    if (!result.ok) {
      return setUploadState(
        id,
        result.kind === 'cancelled' ? { state: 'cancelled' } : { state: 'failed', failure: result },
      )
    }
    const stored = { fileName: result.data.fileName, originalName: file.name, size: file.size }
    drop(id)
    change([...latest.current.value, stored])
  }

  async function check(id: number, file: File) {
    const rule = await checkContent(file)
    if (rule) return setUploadState(id, { state: 'refused', rule })
    await send(id, file)
  }

  /** Adds files: invalid ones are shown with the broken rule, those above the maximum are dropped. */
  function add(files: readonly File[]) {
    const chosen = files.map((file): PendingUpload => {
      const rule = checkMetadata(file, specifiedLimits(kind))
      return { id: ++serial, file, ...(rule ? { state: 'refused', rule } : { state: 'checking' }) }
    })
    const counted = pending.filter(({ state }) => state !== 'refused').length
    const valid = chosen.filter(({ state }) => state === 'checking')
    const accepted = valid.slice(0, Math.max(0, maxFiles - value.length - counted))
    setSurplus(valid.length - accepted.length)
    // Earlier rejections have been read by now.
    setPending((before) => [
      ...before.filter(({ state }) => state !== 'refused'),
      ...chosen.filter((each) => each.state === 'refused' || accepted.includes(each)),
    ])
    for (const { id, file } of accepted) void check(id, file)
  }

  return {
    pending,
    surplus,
    add,
    retry: ({ id, file }: PendingUpload) => void send(id, file),
    drop,
    remove: (fileName: string) => change(latest.current.value.filter((file) => file.fileName !== fileName)),
  }
}
