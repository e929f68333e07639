import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useText } from '@/shared/texts'
import { CoverNote, type CoverReason } from './CoverNote'
import type { Mark } from './mark'
import { Opening } from './Opening'
import { useOpened, type ViewerDocument } from './opening'
import { OpenViewer, type Refusal } from './OpenViewer'
import type { ReadingEvent } from './reading'
import { useCovering } from './useCovering'
import { useReading, useReports } from './useReading'
import styles from './viewer.module.css'

export interface ViewerProps {
  document: ViewerDocument
  mark: Mark
  /** Only a strip of a page is on show. */
  isFenced?: boolean
  canSearch?: boolean
  /** Else printing and saving are refused. */
  canPrint?: boolean
  /** Takes the document away, and says why. */
  cover?: CoverReason | null
  startPage?: number
  onPage?: (page: number) => void
  /** Gets what was read, now and then and at the end; each event has an id of its own. */
  onReading?: (events: ReadingEvent[]) => void
  /** Further tools at the end of the bar. */
  tools?: ReactNode
}

/** A document to be read on the screen alone: every page carries its mark, and nothing of it can be taken from the page. */
export function Viewer({
  document: viewed,
  mark,
  isFenced = false,
  canSearch = false,
  canPrint = false,
  cover = null,
  startPage = 1,
  onPage,
  onReading,
  tools,
}: ViewerProps) {
  const t = useText('viewer')
  const { opened, retry } = useOpened(viewed, cover !== null)
  const [refused, setRefused] = useState<Refusal | null>(null)
  // Where one was before the document was taken away, or its tab left.
  const [page, setPage] = useState(startPage)
  const root = useRef<HTMLElement>(null)
  const reading = useReading()
  const { note } = reading

  function refuse(what: Refusal) {
    setRefused(what)
    note({ kind: 'attempted', what: what === 'print' ? 'print' : 'download' })
  }
  const covering = useCovering(canPrint, () => refuse('print'))
  const isOpen = opened.state === 'open'
  useReports(reading, isOpen && covering === null && cover === null, (events) => onReading?.(events))
  useEffect(() => {
    if (isOpen) note({ kind: 'opened' })
  }, [isOpen, note])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || canPrint || (key !== 'p' && key !== 's')) return
    event.preventDefault()
    refuse(key === 'p' ? 'print' : 'save')
  })
  // Its menu would offer to save a canvas as a picture.
  const onMenu = useEffectEvent((event: Event) => {
    if (canPrint || !(event.target as Element).closest('canvas')) return
    event.preventDefault()
    refuse('save')
  })
  useEffect(() => {
    const section = root.current!
    const key = (event: KeyboardEvent) => onKey(event)
    const menu = (event: Event) => onMenu(event)
    addEventListener('keydown', key, { capture: true })
    section.addEventListener('contextmenu', menu)
    return () => {
      removeEventListener('keydown', key, { capture: true })
      section.removeEventListener('contextmenu', menu)
    }
  }, [])

  return (
    <section ref={root} className={styles.viewer} aria-label={viewed.name} data-printable={canPrint}>
      {cover !== null ? (
        <CoverNote reason={cover} />
      ) : opened.state !== 'open' ? (
        <Opening opened={opened} name={viewed.name} onRetry={retry} />
      ) : (
        <OpenViewer
          opened={opened}
          viewed={viewed}
          mark={mark}
          isFenced={isFenced}
          canSearch={canSearch && !isFenced}
          covering={covering}
          startPage={page}
          onPage={(now) => {
            setPage(now)
            onPage?.(now)
          }}
          note={note}
          refused={refused}
          onRefusalRead={() => setRefused(null)}
          tools={tools}
        />
      )}
      <p className={styles.onPaper}>{t('viewer:refused.print')}</p>
    </section>
  )
}
