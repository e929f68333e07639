import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call, keyOf } from '@/shared/api'
import type { ReportRow } from '@/shared/domain/report/api'
import { BulkDialog } from '@/shared/list/batch/BulkDialog'
import { useBulk } from '@/shared/list/batch/useBulk'
import { reportApi } from '../api'

/** The dialog says what failed, so the workspace does not. */
const REMOVE = { ...reportApi.remove, alerts: 'session' as const }

/** Names shown before "and so many more". */
const NAMED = 5

interface DeleteReportsProps {
  reports: readonly ReportRow[]
  onDeleted: (reports: readonly ReportRow[]) => void
  onClose: () => void
}

/** Deletes reports one by one, so that the refusal of one leaves the others deleted. */
export function DeleteReports({ reports, onDeleted, onClose }: DeleteReportsProps) {
  const { t } = useTranslation('reports')
  const queries = useQueryClient()
  const bulk = useBulk<ReportRow>(
    // Not cut off by a stop: whether it was deleted would not be known.
    ({ id }) => call(REMOVE, { path: { ids: id } }),
    async (deleted) => {
      onDeleted(deleted)
      await queries.invalidateQueries({ queryKey: [keyOf(reportApi.list)] })
    },
  )
  const rest = reports.length - NAMED
  return (
    <BulkDialog
      title={t('bulk.deleteTitle', { count: reports.length })}
      question={
        <>
          <ul className="bulk-failures">
            {reports.slice(0, NAMED).map(({ id, pipelineName, version }) => (
              <li key={id}>
                {pipelineName} v{version}
              </li>
            ))}
          </ul>
          {rest > 0 && <p>{t('bulk.others', { count: rest })}</p>}
          <p>{t('bulk.deleteText')}</p>
        </>
      }
      startText={t('bulk.deleteStart', { count: reports.length })}
      isDangerous
      things={reports}
      nameOf={({ pipelineName }) => pipelineName}
      bulk={bulk}
      onClose={onClose}
    />
  )
}
