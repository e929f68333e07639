import { App } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallOptions, FailureKind, File, Result } from '@/shared/api'
import { cleanFileName } from '@/shared/api/file'
import { failureText } from '@/shared/failureText'
import { saveFile } from '@/shared/lib/saveFile'

/** Makes the call, or the calls, that end in a file; hands the options on to them. */
export type FetchFile = (options: CallOptions) => Promise<Result<File>>

/** Kinds that nobody else shows. */
const SHOWN_HERE: ReadonlySet<FailureKind> = new Set(['refused', 'not-found', 'invalid-answer', 'download'])

/**
 * Fetches a file and saves it under the name the server gives, else under a name of ours. It goes on when its
 * screen is left, until the session ends.
 */
export function useDownload(fetchFile: FetchFile, fallbackName: string) {
  const { t } = useTranslation()
  const { message } = App.useApp()
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
    else if (SHOWN_HERE.has(result.kind)) void message.error(failureText(t, result))
  }

  return { start, cancel: () => controller.current?.abort(), isBusy, fraction }
}
