import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { Place } from './region'
import { CoverNote, type CoverReason } from './CoverNote'
import type { Mark } from './watermark'
import type { Region } from './messages'
import { Opening } from './Opening'
import { useOpened, type ViewerDocument } from './useOpenedDocument'
import { OpenViewer } from './OpenViewer'
import { PrintDialog } from './PrintDialog'
import type { ReadingEvent } from './readingState'
import { RefusalNote } from './RefusalNote'
import { useWatched } from './useWatched'
import styles from './viewer.module.css'

export interface ViewerProps {
  document: ViewerDocument
  mark: Mark
  /** Only a strip of a page is on show. */
  isFenced?: boolean
  canSearch?: boolean
  /** Pages may go to paper, with their mark; else printing and saving are refused. */
  canPrint?: boolean
  /** Takes the document away, and says why. */
  cover?: CoverReason | null
  /** Covers the pages until the right to read them has been confirmed; the reader's place is kept. */
  isUnconfirmed?: boolean
  startPage?: number
  /** A place to show: its page is gone to, and the part of it framed. */
  place?: Place | null
  /** Lets a part of a page be marked, by pointer and by keys. */
  onMark?: (page: number, region: Region) => void
  /** Another document is read beside it: single keys are for the one with the focus. */
  isBeside?: boolean
  /** Is what the user asked for: keys reach its pages at once. */
  takesFocus?: boolean
  onPage?: (page: number) => void
  /** Asks something about the page one is at; a key and a tool do it. */
  onAsk?: ((page: number) => void) | undefined
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
  isUnconfirmed = false,
  startPage = 1,
  place = null,
  onMark,
  isBeside = false,
  takesFocus = false,
  onPage,
  onAsk,
  onReading,
  tools,
}: ViewerProps) {
  const t = useTranslations('viewer')
  const { opened, retry } = useOpened(viewed, cover !== null)
  // Where one was before the document was taken away, or its tab left.
  const [page, setPage] = useState(place?.page ?? startPage)
  const root = useRef<HTMLElement>(null)
  const [isPrinting, setPrinting] = useState(false)
  const { covering, refused, forget, note } = useWatched(root, {
    isOpen: opened.state === 'open',
    isWithheld: cover !== null,
    isUnconfirmed,
    mayPrint: canPrint,
    onAskedToPrint: () => setPrinting(true),
    onReading,
  })

  return (
    <section ref={root} className={styles.viewer} aria-label={viewed.name}>
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
          place={place}
          onMark={onMark ?? null}
          isBeside={isBeside}
          takesFocus={takesFocus}
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
