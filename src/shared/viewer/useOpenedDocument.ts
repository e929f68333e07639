import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from '@/shared/api'
import type { FetchFile } from '@/shared/ui/download/useDownload'
import type { BadFile, Size } from './messages'
import { openPort, type Port } from './port'

export interface ViewerDocument {
  id: string
  name: string
  version?: string
  /** Downloads the bytes; the page keeps none of them. */
  load: FetchFile
}

export interface OpenDocument {
  state: 'open'
  port: Port
  document: number
  pages: number
  first: Size
}

export type Unopened =
  | { state: 'loading'; fraction: number | null }
  | { state: 'failed'; failure: Failure }
  /** `gone`: the worker has crashed. */
  | { state: 'bad'; reason: BadFile | 'gone' }

type Opened = OpenDocument | Unopened

export async function loadDocument(
  port: Port,
  load: FetchFile,
  signal: AbortSignal,
  onProgress: (fraction: number | null) => void,
): Promise<Opened | null> {
  const loaded = await load({ signal, onDownloadProgress: onProgress })
  if (signal.aborted) return null
  if (!loaded.ok) return { state: 'failed', failure: loaded }
  const bytes = await loaded.data.blob.arrayBuffer()
  const opened = await port.ask({ kind: 'open', bytes }, signal)
  if (signal.aborted) return null
  if (opened.ok) return { state: 'open', port, ...opened.value }
  return { state: 'bad', reason: opened.reason as BadFile | 'gone' }
}

const LOADING: Unopened = { state: 'loading', fraction: null }

/** Keeps a document open in its own worker, except while it is redacted. */
export function useOpenedDocument({ id, version = '', load }: ViewerDocument, isRedacted: boolean) {
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify([id, version, isRedacted, attempt])
  const [latest, setLatest] = useState<{ key: string; opened: Opened } | null>(null)
  const loadNow = useEffectEvent(load)

  useEffect(() => {
    if (isRedacted) return undefined
    const control = new AbortController()
    const port = openPort()
    const update = (opened: Opened) => setLatest({ key, opened })
    const onProgress = (fraction: number | null) => update({ state: 'loading', fraction })
    void loadDocument(port, (options) => loadNow(options), control.signal, onProgress).then(
      (opened) => opened && update(opened),
    )
    return () => {
      control.abort()
      port.close()
      setLatest(null) // a hidden screen reopens it when it is shown again
    }
  }, [key, isRedacted])

  const opened = latest?.key === key ? latest.opened : LOADING
  return { opened, retry: () => setAttempt((before) => before + 1) }
}

/** Like {@link useOpenedDocument}, for two documents in one worker, which compares them. */
export function useOpenedPair(before: ViewerDocument, after: ViewerDocument, isRedacted: boolean) {
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify([before.id, before.version, after.id, after.version, isRedacted, attempt])
  const [latest, setLatest] = useState<{ key: string; old: Opened; young: Opened } | null>(null)
  const loadBefore = useEffectEvent(before.load)
  const loadAfter = useEffectEvent(after.load)

  useEffect(() => {
    if (isRedacted) return undefined
    const control = new AbortController()
    const port = openPort()
    const ignore = () => {}
    void Promise.all([
      loadDocument(port, (options) => loadBefore(options), control.signal, ignore),
      loadDocument(port, (options) => loadAfter(options), control.signal, ignore),
    ]).then(([old, young]) => old && young && setLatest({ key, old, young }))
    return () => {
      control.abort()
      port.close()
      setLatest(null)
    }
  }, [key, isRedacted])

  const { old, young } = latest?.key === key ? latest : { old: LOADING, young: LOADING }
  return { old, young, retry: () => setAttempt((before) => before + 1) }
}
