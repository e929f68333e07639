import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import { CoverNote, type CoverReason } from './CoverNote'
import type { PageWatermark } from './watermark'
import { OpenComparison } from './OpenComparison'
import { Opening } from './Opening'
import { useClosing } from './useCovering'
import { useOpenedPair, type ViewerDocument } from './useOpenedDocument'
import type { ReadingEvent } from './readingState'
import { RefusalNote } from './RefusalNote'
import { useWatched } from './useWatched'
import styles from './viewer.module.css'

interface ComparisonProps {
  before: ViewerDocument
  after: ViewerDocument
  mark: PageWatermark
  cover?: CoverReason | null
  isUnconfirmed?: boolean
  /** Called with the reading events of both, as of one document. */
  onReading?: (events: ReadingEvent[]) => void
  tools?: ReactNode
}

/** Two versions side by side in one scroll area; changes are outlined, and `n` and `p` step through them. */
export function Comparison({
  before,
  after,
  mark,
  cover = null,
  isUnconfirmed = false,
  onReading,
  tools,
}: ComparisonProps) {
  const t = useTranslations('viewer')
  const root = useRef<HTMLElement>(null)
  const [isClosed, setClosed] = useState(false)
  const { old, young, retry } = useOpenedPair(before, after, cover !== null || isClosed)
  const { covering, refused, forget, note } = useWatched(root, {
    isOpen: old.state === 'open' && young.state === 'open',
    isRedacted: cover !== null,
    isUnconfirmed,
    onReading,
  })
  useClosing(covering, setClosed)
  return (
    <section
      ref={root}
      className={styles.viewer}
      aria-label={t('viewer:comparison.name', { name: after.name })}
    >
      <RefusalNote refused={refused} onRead={forget} />
      {cover !== null ? (
        <CoverNote reason={cover} />
      ) : isClosed && covering !== null ? (
        <CoverNote reason={covering} />
      ) : old.state !== 'open' ? (
        <Opening opened={old} name={before.name} onRetry={retry} />
      ) : young.state !== 'open' ? (
        <Opening opened={young} name={after.name} onRetry={retry} />
      ) : (
        <OpenComparison
          before={old}
          after={young}
          names={[before.version ?? before.name, after.version ?? after.name]}
          mark={mark}
          covering={covering}
          note={note}
          tools={tools}
        />
      )}
      <p className={styles.onPaper}>{t('viewer:refused.print')}</p>
    </section>
  )
}
