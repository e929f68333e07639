import { Button, type ButtonProps } from 'antd'
import { Suspense, useState } from 'react'
import { Can } from '@/shared/auth/permissions'
import type { ReportRow } from '@/entities/report/reports.api'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

// Loaded on demand: the list does not wait for a dialog that few users open.
const UnlockDialog = lazyWithRetry(async () => ({ default: (await import('./UnlockDialog')).UnlockDialog }))

export interface UnlockTarget {
  report: Pick<ReportRow, 'id' | 'pipelineName' | 'unlockPoints'>
  /** Called in addition to the updates that the feature makes itself. */
  onUnlocked?: () => void
}

type UnlockButtonProps = UnlockTarget & Pick<ButtonProps, 'type' | 'size'>

export function UnlockButton({ report, onUnlocked, ...button }: UnlockButtonProps) {
  const t = useTranslations('valuationReports')
  const [isOpen, setOpen] = useState(false)
  return (
    <Can do="valuation:report:unlock">
      <Button {...button} onClick={() => setOpen(true)}>
        {t('valuationReports:unlock.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <UnlockDialog report={report} onUnlocked={onUnlocked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Can>
  )
}
