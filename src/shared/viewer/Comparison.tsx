import { useRef, type ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import { CoverNote, type CoverReason } from './CoverNote'
import { OpenComparison } from './OpenComparison'
import { Opening } from './Opening'
import { RefusalNote } from './RefusalNote'
import { useView } from './useView'
import { useWatched } from './useWatched'
import type { ViewedDocument } from './viewedDocument'
import styles from './viewer.module.css'

interface ComparisonProps {
  before: ViewedDocument
  /** Reading counts for this version. */
  after: ViewedDocument
  cover?: CoverReason | null
  tools?: ReactNode
}

/** Two versions side by side in one scroll area; changes are outlined, and `n` and `p` step through them. */
export function Comparison({ before, after, cover = null, tools }: ComparisonProps) {
  const t = useTranslations('viewer')
  const root = useRef<HTMLElement>(null)
  const old = useView(before, cover !== null)
  const young = useView(after, cover !== null)
  const isOpen = old.viewing.state === 'open' && young.viewing.state === 'open'
  const withdrawn =
    (old.viewing.state === 'open' && old.viewing.cover) ||
    (young.viewing.state === 'open' && young.viewing.cover) ||
    null
  const { covering, refused, forget, note } = useWatched(root, {
    isOpen,
    isWithdrawn: cover !== null || withdrawn !== null,
    onReading: young.report,
  })
  return (
    <section
      ref={root}
      className={styles.viewer}
      aria-label={t('viewer:comparison.name', { name: after.name })}
    >
      <RefusalNote refused={refused} onRead={forget} />
      {cover !== null ? (
        <CoverNote reason={cover} />
      ) : old.viewing.state !== 'open' ? (
        <Opening viewing={old.viewing} name={before.name} onRetry={old.retry} />
      ) : young.viewing.state !== 'open' ? (
        <Opening viewing={young.viewing} name={after.name} onRetry={young.retry} />
      ) : (
        <OpenComparison
          before={old.viewing}
          after={young.viewing}
          names={[before.version ?? before.name, after.version ?? after.name]}
          covering={withdrawn ?? covering}
          note={note}
          tools={tools}
        />
      )}
      <p className={styles.onPaper}>{t('viewer:refused.print')}</p>
    </section>
  )
}
