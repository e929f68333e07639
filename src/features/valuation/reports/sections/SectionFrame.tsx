import { Alert, Card } from 'antd'
import { useId, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { logDefect } from '@/shared/lib/logDefect'
import type { ReportText } from '../model/text'
import styles from './report.module.css'

interface SectionFrameProps {
  /** Names it in the log of defects. */
  name: string
  /** Where links lead to; unique among all open reports. */
  anchor?: string
  title: string
  t: ReportText
  children: ReactNode
}

/** One section with its heading; a defect in it leaves the others as they are. */
export function SectionFrame({ name, anchor, title, t, children }: SectionFrameProps) {
  const headingId = useId()
  return (
    <section id={anchor} className={styles.reportSection} aria-labelledby={headingId}>
      <Card>
        <h2 id={headingId}>{title}</h2>
        <ErrorBoundary
          onError={(error) =>
            logDefect(`report section ${name}`, error instanceof Error ? error.message : '')
          }
          fallback={
            <Alert
              type="warning"
              showIcon
              title={t('page.sectionFailed')}
              description={t('page.sectionFailedText')}
            />
          }
        >
          {children}
        </ErrorBoundary>
      </Card>
    </section>
  )
}
