import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { PagePlace } from './region'
import { CoverNote, type CoverReason } from './CoverNote'
import type { PageWatermark } from './watermark'
import type { PageRegion } from './messages'
import { Opening } from './Opening'
import { useClosing } from './useCovering'
import { useOpenedDocument, type ViewerDocument } from './useOpenedDocument'
import { OpenViewer } from './OpenViewer'
import { PrintDialog } from './PrintDialog'
import type { ReadingEvent } from './readingState'
import { RefusalNote } from './RefusalNote'
import { useWatched } from './useWatched'
import styles from './viewer.module.css'

export interface ViewerProps {
  document: ViewerDocument
  mark: PageWatermark
  isFenced?: boolean
  canSearch?: boolean
  /** Allows printing with the watermark; otherwise printing and saving are refused. */
  canPrint?: boolean
  /** Takes the document away for this reason. */
  cover?: CoverReason | null
  /** Covers the pages until the right to read them is confirmed; keeps the reading position. */
  isUnconfirmed?: boolean
  startPage?: number
  /** Scrolls to a page and highlights a region of it. */
  place?: PagePlace | null
  /** Lets the user mark a region, by pointer or keys. */
  onMark?: (page: number, region: PageRegion) => void
  /** Another document is next to it: single-key shortcuts only work in the focused one. */
  isSideBySide?: boolean
  /** Focuses the pages on open, because the user has asked for the document. */
  takesFocus?: boolean
  onPage?: (page: number) => void
  /** Asks a question about the current page; adds a shortcut and a tool. */
  onAsk?: ((page: number) => void) | undefined
  /** Called with reading events at intervals and at the end; each event has a unique id. */
  onReading?: (events: ReadingEvent[]) => void
  tools?: ReactNode
}

/** Displays a document on screen only: every page carries a watermark, and nothing can be copied from the page. */
export function Viewer({
  document: viewed,
  mark,
  isFenced = false,
  canSearch = false,
  canPrint = false,
  cover = null,
  isUnconfirmed = false,
  startPage = 1,
  place = null,
  onMark,
  isSideBySide = false,
  takesFocus = false,
  onPage,
  onAsk,
  onReading,
  tools,
}: ViewerProps) {
  const t = useTranslations('viewer')
  const [isClosed, setClosed] = useState(false)
  const { opened, retry } = useOpenedDocument(viewed, cover !== null || isClosed)
  // Reading position before the document was taken away or its tab was left.
  const [page, setPage] = useState(place?.page ?? startPage)
  const root = useRef<HTMLElement>(null)
  const [isPrinting, setPrinting] = useState(false)
  const [hasFocus, setHasFocus] = useState(takesFocus)
  const { covering, refused, forget, note } = useWatched(root, {
    isOpen: opened.state === 'open',
    isRedacted: cover !== null,
    isUnconfirmed,
    canPrint,
    onPrintRequest: () => setPrinting(true),
    onReading,
  })
  // Printed pages are prepared while another window is used.
  useClosing(isPrinting && !isUnconfirmed ? null : covering, (closes) => {
    setClosed(closes)
    if (!closes) return
    // Opened again, it takes the focus unless that is elsewhere by now.
    const focused = window.document.activeElement
    setHasFocus(root.current!.contains(focused) || (takesFocus && focused === window.document.body))
  })

  return (
    <section ref={root} className={styles.viewer} aria-label={viewed.name}>
      {cover !== null ? (
        <CoverNote reason={cover} />
      ) : isClosed && covering !== null ? (
        <CoverNote reason={covering} />
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
          place={place}
          onMark={onMark ?? null}
          isSideBySide={isSideBySide}
          takesFocus={hasFocus}
          onPage={(now) => {
            setPage(now)
            onPage?.(now)
          }}
          onAsk={onAsk}
          note={note}
          onPrint={canPrint ? () => setPrinting(true) : null}
          refusal={<RefusalNote refused={refused} onRead={forget} />}
          tools={tools}
        />
      )}
      {isPrinting && canPrint && cover === null && !isUnconfirmed && opened.state === 'open' && (
        <PrintDialog
          opened={opened}
          name={viewed.name}
          mark={mark}
          onPrint={() => note({ kind: 'attempted', what: 'print' })}
          onClose={() => setPrinting(false)}
        />
      )}
      <p className={styles.onPaper}>{t(canPrint ? 'viewer:print.byTool' : 'viewer:refused.print')}</p>
    </section>
  )
}
