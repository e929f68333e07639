import { useQuery } from '@tanstack/react-query'
import { Button, Empty } from 'antd'
import { useState } from 'react'
import { apiQuery } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { InvalidRows } from '@/shared/list/InvalidRows'
import { formatNumber, withPlus } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { Delta } from '@/shared/ui/cells/Delta'
import { TimeText } from '@/shared/ui/cells/TimeText'
import type { Project } from '../../project/projectLink.api'
import { useMayPlan } from '../useMayPlan'
import styles from '../plan.module.css'
import { progressApi, type ProgressReport } from './planProgress.api'
import { ReportForm } from './ReportForm'

export function Reports({ project }: { project: Project }) {
  const t = useTranslations('implementationPlan')
  const query = { projectId: project.id, pageNum: 1, pageSize: MAX_PAGE_SIZE }
  const { data, error, isPending, refetch } = useQuery(apiQuery(progressApi.list, { query }))
  const mayEdit = useMayPlan(project)
  const [edited, setEdited] = useState<{ report?: ProgressReport } | null>(null)

  if (error || isPending)
    return (
      <QueryFallback
        failed={t('implementationPlan:report.failed')}
        error={error}
        onRetry={refetch}
        rows={8}
      />
    )

  const { rows, invalidRows } = data
  const add = mayEdit && (
    <Button type="primary" className={styles.add} onClick={() => setEdited({})}>
      {t('implementationPlan:report.add')}
    </Button>
  )
  return (
    <>
      {rows.length === 0 && invalidRows.length === 0 ? (
        <Empty
          description={t(
            mayEdit ? 'implementationPlan:report.empty' : 'implementationPlan:report.emptyToRead',
          )}
        >
          {add}
        </Empty>
      ) : (
        <>
          <div className={styles.tools}>{add}</div>
          <ul className={styles.reports}>
            {rows.map((report, at) => (
              <li key={report.id}>
                <Report
                  report={report}
                  previous={rows[at + 1]}
                  onEdit={mayEdit && report.isLast ? () => setEdited({ report }) : undefined}
                />
              </li>
            ))}
          </ul>
          <InvalidRows rows={invalidRows} />
        </>
      )}
      {edited && (
        <ReportForm
          key={edited.report?.id}
          projectId={project.id}
          report={edited.report}
          last={rows[0]}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

interface ReportProps {
  report: ProgressReport
  previous: ProgressReport | undefined
  onEdit: (() => void) | undefined
}

const PARTS = ['progress', 'deviation', 'next'] as const

function Report({ report, previous, onEdit }: ReportProps) {
  const t = useTranslations('implementationPlan')
  const { from, to, done, author, createTime } = report
  const gained = previous ? done - previous.done : null
  return (
    <>
      <div className={styles.reportHead}>
        <h2 className="card-title">{t('implementationPlan:report.period', { from, to })}</h2>
        {onEdit && (
          <Button size="small" onClick={onEdit}>
            {t('actions.edit')}
          </Button>
        )}
      </div>
      <p className={styles.meta}>
        {t('implementationPlan:report.done', { percent: done })}
        {gained !== null && gained !== 0 && (
          <>
            {' '}
            <Delta change={gained}>{withPlus(formatNumber(gained), gained)}</Delta>
          </>
        )}{' '}
        · {author} · <TimeText time={createTime} />
      </p>
      <dl className={styles.parts}>
        {PARTS.filter((part) => report[part] !== '').map((part) => (
          <div key={part}>
            <dt>{t(`implementationPlan:report.field.${part}`)}</dt>
            <dd>{report[part]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
