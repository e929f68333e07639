import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { Can } from '@/shared/auth/permissions'
import type { ReportRow } from '@/entities/report/reports.api'
import { SelectionBar } from '@/shared/list/SelectionBar'
import type { Selection } from '@/shared/list/useSelection'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

// The list does not wait for what few open.
const DeleteReports = lazyWithRetry(() => import('./DeleteReports'))
const DownloadReports = lazyWithRetry(() => import('./DownloadReports'))

/** What can be done to all chosen reports at once. */
export function BulkBar({ selection }: { selection: Selection<ReportRow> }) {
  const t = useTranslations('valuationReports')
  const [open, setOpen] = useState<'delete' | 'download' | null>(null)
  // The choice shrinks while a dialog works through it; the dialog keeps its own.
  const [things, setThings] = useState<readonly ReportRow[]>([])
  const { chosen } = selection
  const ask = (step: 'delete' | 'download') => {
    setThings(chosen)
    setOpen(step)
  }
  return (
    <>
      <SelectionBar
        label={t('valuationReports:bulk.bar')}
        text={t('valuationReports:bulk.chosen', { count: chosen.length })}
        selection={selection}
      >
        <Can do="valuation:report:download">
          <Button size="small" onClick={() => ask('download')}>
            {t('valuationReports:bulk.download')}
          </Button>
        </Can>
        <Can do="valuation:report:remove">
          <Button size="small" onClick={() => ask('delete')}>
            {t('valuationReports:bulk.delete')}
          </Button>
        </Can>
      </SelectionBar>
      <Suspense>
        {open === 'delete' && (
          <DeleteReports reports={things} onDeleted={selection.drop} onClose={() => setOpen(null)} />
        )}
        {open === 'download' && <DownloadReports reports={things} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}
