import { useState } from 'react'
import type { CallOptions, Result } from '@/shared/api'
import type { UploadKind } from '@/shared/files/uploadRules'
import { trackPending } from '@/shared/lib/pendingWork'
import { useCheckedFile } from './useCheckedFile'
import type { PendingUpload } from './useUploads'

/** Checked file that is sent with the other fields of a form on demand; can be sent again after a failure. */
export function useChosenFile<T>(
  kind: UploadKind,
  upload: (args: { body: FormData }, options: CallOptions) => Promise<Result<T>>,
  fields: Readonly<Record<string, string>>,
) {
  const { chosen, ready: file, ...checked } = useCheckedFile(kind)
  const [sending, setSending] = useState<Extract<PendingUpload, { state: 'sending' }> | null>(null)

  /** Null if nothing was sent, or if it was aborted. */
  async function send() {
    if (!file || sending) return null
    const control = new AbortController()
    const cancel = () => control.abort()
    const untrack = trackPending(cancel)
    let hasEnded = false
    const show = (fraction: number | null) =>
      hasEnded ||
      setSending({ id: 0, file, state: 'sending', percent: Math.round((fraction ?? 0) * 100), cancel })
    show(0)
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('file', file)
    const result = await upload({ body }, { signal: control.signal, onUploadProgress: show })
    hasEnded = true
    untrack()
    setSending(null)
    return !result.ok && result.kind === 'cancelled' ? null : result
  }

  return { ...checked, chosen: sending ?? chosen, isReady: file !== null && !sending, send }
}
