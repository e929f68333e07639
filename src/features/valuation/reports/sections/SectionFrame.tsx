import { Alert, Card } from 'antd'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { report } from '@/shared/lib/report'
import type { ReportText } from '../text'

export const anchorOf = (id: string) => `section-${id}`

interface SectionFrameProps {
  id: string
  title: string
  t: ReportText
  children: ReactNode
}

/** One section with its heading and anchor; a defect in it leaves the others as they are. */
export function SectionFrame({ id, title, t, children }: SectionFrameProps) {
  const headingId = `${anchorOf(id)}-title`
  return (
    <section id={anchorOf(id)} className="report-section" aria-labelledby={headingId}>
      <Card>
        <h2 id={headingId}>{title}</h2>
        <ErrorBoundary
          onError={(error) => report(`report section ${id}`, error instanceof Error ? error.message : '')}
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
