import { useRef, useState } from 'react'
import { checkContent, checkMetadata, specifiedLimits, type UploadKind } from '@/shared/files/uploadRules'
import type { PendingUpload } from './useUploads'

type Checked = Extract<PendingUpload, { state: 'checking' | 'refused' }> | { file: File; state: 'ready' }

let serial = 0

export function useCheckedFile(kind: UploadKind, onReady?: (file: File) => void) {
  const [chosen, setChosen] = useState<Checked | null>(null)
  /** Number of the latest choice; checks of earlier ones are ignored. */
  const latest = useRef(0)

  async function choose(file: File) {
    const number = ++serial
    latest.current = number
    const metadataRule = checkMetadata(file, specifiedLimits(kind))
    if (metadataRule) return setChosen({ id: number, file, state: 'refused', rule: metadataRule })
    setChosen({ id: number, file, state: 'checking' })
    const rule = await checkContent(file)
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
    ready: chosen?.state === 'ready' ? chosen.file : null,
    choose: (file: File) => void choose(file),
    drop,
  }
}
