import { Alert, Card } from 'antd'
import { useId, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { reportError } from '@/shared/lib/reportError'
import styles from './report.module.css'
import type { TFunction } from '@/shared/i18n'

interface SectionFrameProps {
  /** Used in error reports. */
  name: string
  /** Link target, unique among all open reports. */
  anchor?: string
  title: string
  /** Set when the content repeats the title. */
  isTitleHidden?: boolean
  t: TFunction
  children: ReactNode
}

/** A section with its heading; an error in it does not affect the others. */
export function SectionFrame({ name, anchor, title, isTitleHidden, t, children }: SectionFrameProps) {
  const headingId = useId()
  return (
    <section id={anchor} className={styles.reportSection} aria-labelledby={headingId}>
      <Card>
        <h2 id={headingId} className={isTitleHidden ? 'visually-hidden' : undefined}>
          {title}
        </h2>
        <ErrorBoundary
          onError={(error) =>
            reportError(`report section ${name}`, error instanceof Error ? error.message : '')
          }
          fallback={
            <Alert
              type="warning"
              showIcon
              title={t('valuation:page.sectionFailed')}
              description={t('valuation:page.sectionFailedText')}
            />
          }
        >
          {children}
        </ErrorBoundary>
      </Card>
    </section>
  )
}
