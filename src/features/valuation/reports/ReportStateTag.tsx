import { Flex, Progress as Bar, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Progress, ReportState } from '@/shared/domain/report/api'

const COLORS: Record<ReportState, string> = {
  queued: 'default',
  inLine: 'default',
  computing: 'processing',
  complete: 'success',
  locked: 'warning',
}

/** Where a computation stands: its state with the place in the queue or the percent done. */
export function ReportStateTag({ progress: { state, position, percent } }: { progress: Progress }) {
  const { t } = useTranslation('valuation')
  const isWaiting = state === 'queued' || state === 'inLine'
  return (
    <Flex gap="small" align="center">
      <Tag color={COLORS[state]}>
        {isWaiting && position
          ? t('state.withPosition', { state: t(`state.${state}`), position })
          : t(`state.${state}`)}
      </Tag>
      {state === 'computing' && (
        <Bar percent={Math.round(percent ?? 0)} size={[80, 6]} aria-label={t('state.computing')} />
      )}
    </Flex>
  )
}
