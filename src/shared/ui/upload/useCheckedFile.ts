import { useRef, useState } from 'react'
import { brokenByContent, brokenByOutside, type UploadKind } from '@/shared/files/uploadRules'
import type { PendingUpload } from './useUploads'

type Checked = Extract<PendingUpload, { state: 'checking' | 'refused' }> | { file: File; state: 'ready' }

let serial = 0

/** One file that is checked when it is chosen. `onReady`: it has passed. */
export function useCheckedFile(kind: UploadKind, onReady?: (file: File) => void) {
  const [chosen, setChosen] = useState<Checked | null>(null)
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
    if (!rule) onReady?.(file)
  }

  function drop() {
    latest.current = 0
    setChosen(null)
  }

  return {
    kind,
    chosen,
    /** The file once it has passed. */
    ready: chosen?.state === 'ready' ? chosen.file : null,
    choose: (file: File) => void choose(file),
    drop,
  }
}
