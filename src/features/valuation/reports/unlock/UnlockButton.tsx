import { Button, type ButtonProps } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Can } from '@/shared/auth/permissions'
import type { ReportRow } from '@/shared/domain/report/api'
import { useText } from '@/shared/texts'

// The list does not wait for what few open.
const UnlockDialog = lazy(async () => ({ default: (await import('./UnlockDialog')).UnlockDialog }))

interface UnlockButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  report: Pick<ReportRow, 'id' | 'pipelineName' | 'unlockPoints'>
}

/** Asks how a locked report is to be paid for. */
export function UnlockButton({ report, ...button }: UnlockButtonProps) {
  const t = useText('valuationReports')
  const [isOpen, setOpen] = useState(false)
  return (
    <Can do="valuation:report:unlock">
      <Button {...button} onClick={() => setOpen(true)}>
        {t('valuationReports:unlock.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <UnlockDialog report={report} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Can>
  )
}
