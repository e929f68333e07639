import { Alert, Card } from 'antd'
import { useId, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { reportError } from '@/shared/lib/reportError'
import styles from './report.module.css'
import type { TFunction } from '@/shared/i18n'

interface SectionFrameProps {
  /** Names it in the log of defects. */
  name: string
  /** Where links lead to; unique among all open reports. */
  anchor?: string
  title: string
  /** Where what it shows says as much. */
  isTitleHidden?: boolean
  t: TFunction
  children: ReactNode
}

/** One section with its heading; a defect in it leaves the others as they are. */
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
