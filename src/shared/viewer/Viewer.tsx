import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { PageBox, PagePlace } from './region'
import { CoverNote, type CoverReason } from './CoverNote'
import { Opening } from './Opening'
import { OpenViewer } from './OpenViewer'
import { PrintDialog } from './PrintDialog'
import { RefusalNote } from './RefusalNote'
import { useView } from './useView'
import { useWatched } from './useWatched'
import type { PageRegion } from './view.api'
import type { ViewedDocument } from './viewedDocument'
import styles from './viewer.module.css'

export interface ViewerProps {
  document: ViewedDocument
  /** Takes the document away for this reason. */
  cover?: CoverReason | null
  startPage?: number
  /** Scrolls to a page and highlights a region of it. */
  place?: PagePlace | null
  boxes?: readonly PageBox[]
  /** Lets the user mark a region, by pointer or keys. */
  onMark?: (page: number, region: PageRegion) => void
  /** Another document is next to it: single-key shortcuts only work in the focused one. */
  isSideBySide?: boolean
  /** Focuses the pages on open, because the user has asked for the document. */
  takesFocus?: boolean
  onPage?: (page: number) => void
  /** Asks a question about the current page; adds a shortcut and a tool. */
  onAsk?: ((page: number) => void) | undefined
  tools?: ReactNode
}

const NO_BOXES: readonly PageBox[] = []

/**
 * Displays a document on screen only, as pictures of pages that the server has drawn with the reader's watermark. What
 * the caller may not see does not reach the browser.
 */
export function Viewer({
  document: viewed,
  cover = null,
  startPage = 1,
  place = null,
  boxes = NO_BOXES,
  onMark,
  isSideBySide = false,
  takesFocus = false,
  onPage,
  onAsk,
  tools,
}: ViewerProps) {
  const t = useTranslations('viewer')
  const { viewing, retry, report } = useView(viewed, cover !== null)
  const view = viewing.state === 'open' ? viewing : null
  const canPrint = view?.access.canPrint === true
  // Reading position before the document was taken away or its tab was left.
  const [page, setPage] = useState(place?.page ?? startPage)
  const root = useRef<HTMLElement>(null)
  const [isPrinting, setPrinting] = useState(false)
  const { covering, refused, forget, note } = useWatched(root, {
    isOpen: view !== null,
    isWithdrawn: cover !== null || view?.cover !== null,
    canPrint,
    onPrintRequest: () => setPrinting(true),
    onReading: report,
  })

  return (
    <section ref={root} className={styles.viewer} aria-label={viewed.name}>
      {cover !== null ? (
        <CoverNote reason={cover} />
      ) : viewing.state !== 'open' ? (
        <Opening viewing={viewing} name={viewed.name} onRetry={retry} />
      ) : (
        <OpenViewer
          // Another level has another layout.
          key={String(viewing.access.isFenced)}
          view={viewing}
          viewed={viewed}
          covering={viewing.cover ?? covering}
          startPage={page}
          place={place}
          boxes={boxes}
          onMark={onMark ?? null}
          isSideBySide={isSideBySide}
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
      {isPrinting && canPrint && cover === null && view?.cover === null && (
        <PrintDialog view={view} name={viewed.name} onClose={() => setPrinting(false)} />
      )}
      <p className={styles.onPaper}>{t(canPrint ? 'viewer:print.byTool' : 'viewer:refused.print')}</p>
    </section>
  )
}
