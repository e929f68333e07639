import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from '@/shared/api'
import type { FetchFile } from '@/shared/ui/download/useDownload'
import type { BadFile, Size } from './messages'
import { openPort, type Port } from './port'

/** A document as the viewer opens it. */
export interface ViewerDocument {
  /** Another one is opened when it changes. */
  id: string
  name: string
  version?: string
  /** Gets its bytes, as for a download; nothing of them stays on the page. */
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
  /** `gone`: what should have opened it has broken down. */
  | { state: 'bad'; reason: BadFile | 'gone' }

type Opened = OpenDocument | Unopened

/** Fetches a document and hands its bytes over; null when that was given up. */
export async function openIn(
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

/** Keeps a document open in a worker of its own; none while it is withheld. */
export function useOpened({ id, version = '', load }: ViewerDocument, isWithheld: boolean) {
  const [attempt, setAttempt] = useState(0)
  const wanted = JSON.stringify([id, version, isWithheld, attempt])
  const [latest, setLatest] = useState<{ of: string; opened: Opened } | null>(null)
  const loadNow = useEffectEvent(load)

  useEffect(() => {
    if (isWithheld) return undefined
    const control = new AbortController()
    const port = openPort()
    const become = (opened: Opened) => setLatest({ of: wanted, opened })
    const onProgress = (fraction: number | null) => become({ state: 'loading', fraction })
    void openIn(port, (options) => loadNow(options), control.signal, onProgress).then(
      (opened) => opened && become(opened),
    )
    return () => {
      control.abort()
      port.close()
      setLatest(null) // a screen that is only hidden opens it anew when it is back
    }
  }, [wanted, isWithheld])

  const opened = latest?.of === wanted ? latest.opened : LOADING
  return { opened, retry: () => setAttempt((before) => before + 1) }
}

/** The same for two documents in one worker, which compares them. */
export function useOpenedPair(before: ViewerDocument, after: ViewerDocument, isWithheld: boolean) {
  const [attempt, setAttempt] = useState(0)
  const wanted = JSON.stringify([before.id, before.version, after.id, after.version, isWithheld, attempt])
  const [latest, setLatest] = useState<{ of: string; old: Opened; young: Opened } | null>(null)
  const loadBefore = useEffectEvent(before.load)
  const loadAfter = useEffectEvent(after.load)

  useEffect(() => {
    if (isWithheld) return undefined
    const control = new AbortController()
    const port = openPort()
    const ignore = () => {}
    void Promise.all([
      openIn(port, (options) => loadBefore(options), control.signal, ignore),
      openIn(port, (options) => loadAfter(options), control.signal, ignore),
    ]).then(([old, young]) => old && young && setLatest({ of: wanted, old, young }))
    return () => {
      control.abort()
      port.close()
      setLatest(null)
    }
  }, [wanted, isWithheld])

  const { old, young } = latest?.of === wanted ? latest : { old: LOADING, young: LOADING }
  return { old, young, retry: () => setAttempt((before) => before + 1) }
}
