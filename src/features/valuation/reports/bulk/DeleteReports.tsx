import { call, useInvalidate } from '@/shared/api'
import type { ReportRow } from '@/entities/report/reports.api'
import { BatchDialog, NamedItems } from '@/shared/list/batch/BatchDialog'
import { useBatch } from '@/shared/list/batch/useBatch'
import { useTranslations } from '@/shared/i18n'
import { reportsApi } from '../model/reportRows.api'

/** The dialog shows errors itself. */
const REMOVE = { ...reportsApi.remove, alerts: 'session' as const }

interface DeleteReportsProps {
  reports: readonly ReportRow[]
  onDeleted: (reports: readonly ReportRow[]) => void
  onClose: () => void
}

/** Deletes reports one by one, so that a failed deletion does not affect the others. */
export default function DeleteReports({ reports, onDeleted, onClose }: DeleteReportsProps) {
  const t = useTranslations('valuationReports')
  const refresh = useInvalidate()
  const batch = useBatch<ReportRow>(
    // Not abortable: it would be unknown if the report was deleted.
    { each: ({ id }) => call(REMOVE, { path: { ids: id } }) },
    async (deleted) => {
      onDeleted(deleted)
      await refresh(reportsApi.list)
    },
  )
  return (
    <BatchDialog
      title={t('valuationReports:bulk.deleteTitle', { count: reports.length })}
      question={
        <>
          <NamedItems
            items={reports}
            nameOf={({ pipelineName, version }) => `${pipelineName} v${version}`}
            othersText={(count) => t('valuationReports:bulk.others', { count })}
          />
          <p>{t('valuationReports:bulk.deleteText')}</p>
        </>
      }
      startText={t('valuationReports:bulk.deleteStart', { count: reports.length })}
      isDangerous
      items={reports}
      nameOf={({ pipelineName }) => pipelineName}
      batch={batch}
      onClose={onClose}
    />
  )
}
