import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { Can } from '@/shared/auth/permissions'
import type { ReportRow } from '@/entities/report/reports.api'
import { SelectionBar } from '@/shared/list/SelectionBar'
import type { Selection } from '@/shared/list/useSelection'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

// Loaded on demand: the list does not wait for dialogs that few users open.
const DeleteReports = lazyWithRetry(() => import('./DeleteReports'))
const DownloadReports = lazyWithRetry(() => import('./DownloadReports'))

export function BulkBar({ selection }: { selection: Selection<ReportRow> }) {
  const t = useTranslations('valuationReports')
  const [open, setOpen] = useState<'delete' | 'download' | null>(null)
  // The selection shrinks while a dialog works through it, so the dialog gets a copy.
  const [dialogReports, setDialogReports] = useState<readonly ReportRow[]>([])
  const { chosen } = selection
  const openDialog = (step: 'delete' | 'download') => {
    setDialogReports(chosen)
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
          <Button size="small" onClick={() => openDialog('download')}>
            {t('valuationReports:bulk.download')}
          </Button>
        </Can>
        <Can do="valuation:report:remove">
          <Button size="small" onClick={() => openDialog('delete')}>
            {t('valuationReports:bulk.delete')}
          </Button>
        </Can>
      </SelectionBar>
      <Suspense>
        {open === 'delete' && (
          <DeleteReports reports={dialogReports} onDeleted={selection.drop} onClose={() => setOpen(null)} />
        )}
        {open === 'download' && <DownloadReports reports={dialogReports} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}
