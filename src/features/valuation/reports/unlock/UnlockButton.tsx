import { Button, type ButtonProps } from 'antd'
import { Suspense, useState } from 'react'
import { Can } from '@/shared/auth/permissions'
import type { ReportRow } from '@/entities/report/reports.api'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

// The list does not wait for what few open.
const UnlockDialog = lazyWithRetry(async () => ({ default: (await import('./UnlockDialog')).UnlockDialog }))

export interface Unlocked {
  report: Pick<ReportRow, 'id' | 'pipelineName' | 'unlockPoints'>
  /** Beside what the area itself shows of it. */
  onUnlocked?: () => void
}

type UnlockButtonProps = Unlocked & Pick<ButtonProps, 'type' | 'size'>

/** Asks how a locked report is to be paid for. */
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
