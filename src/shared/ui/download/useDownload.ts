import { useRef, useState } from 'react'
import type { CallOptions, File, Result } from '@/shared/api'
import { cleanFileName } from '@/shared/api/fileAnswer'
import { saveFile } from '@/shared/lib/saveFile'
import { useFailureMessage } from '../useNotifyFailure'

/** Makes the call, or the calls, that end in a file; hands the options on to them. */
export type FetchFile = (options: CallOptions) => Promise<Result<File>>

/**
 * Fetches a file and saves it under the name the server gives, else under a name of ours. It goes on when its
 * screen is left, until the session ends.
 */
export function useDownload(fetchFile: FetchFile, fallbackName: string) {
  const tellFailure = useFailureMessage()
  /** 0..1, null while its length is not known. */
  const [fraction, setFraction] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const controller = useRef<AbortController>(null)

  async function start() {
    if (controller.current) return
    const mine = new AbortController()
    controller.current = mine
    setBusy(true)
    setFraction(null)
    const result = await fetchFile({ signal: mine.signal, onDownloadProgress: setFraction })
    controller.current = null
    setBusy(false)
    if (result.ok) saveFile(result.data.blob, result.data.name ?? cleanFileName(fallbackName) ?? 'download')
    else tellFailure(result)
  }

  return { start, cancel: () => controller.current?.abort(), isBusy, fraction }
}
