import { useRef, useState } from 'react'
import type { CallOptions, File, Result } from '@/shared/api'
import { cleanFileName } from '@/shared/api/fileAnswer'
import { saveFile } from '@/shared/lib/saveFile'
import { useNotifyFailure } from '../useNotifyFailure'

/** Sends the request or requests that return a file; must pass the options on. */
export type FetchFile = (options: CallOptions) => Promise<Result<File>>

/**
 * Downloads a file and saves it under the server's name, else under the fallback. Continues after leaving the screen,
 * until the session ends.
 */
export function useDownload(fetchFile: FetchFile, fallbackName: string) {
  const notifyFailure = useNotifyFailure()
  /** 0 to 1; null while the length is unknown. */
  const [fraction, setFraction] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const controller = useRef<AbortController>(null)

  async function start() {
    if (controller.current) return
    const abortController = new AbortController()
    controller.current = abortController
    setBusy(true)
    setFraction(null)
    const result = await fetchFile({ signal: abortController.signal, onDownloadProgress: setFraction })
    controller.current = null
    setBusy(false)
    if (result.ok) saveFile(result.data.blob, result.data.name ?? cleanFileName(fallbackName) ?? 'download')
    else notifyFailure(result)
  }

  return { start, cancel: () => controller.current?.abort(), isBusy, fraction }
}
