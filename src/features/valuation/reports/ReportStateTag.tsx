import { Flex, Tag } from 'antd'
import { Suspense } from 'react'
import type { Progress, ReportState } from '@/entities/report/reports.api'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

// Loaded on demand: few reports of a list are being computed.
const ComputedBar = lazyWithRetry(() => import('./ComputedBar'))

const COLORS: Record<ReportState, string> = {
  queued: 'default',
  inLine: 'default',
  computing: 'processing',
  complete: 'success',
  locked: 'warning',
}

export function ReportStateTag({ progress: { state, position, percent } }: { progress: Progress }) {
  const t = useTranslations('valuation')
  const isWaiting = state === 'queued' || state === 'inLine'
  return (
    <Flex gap="small" align="center">
      <Tag color={COLORS[state]}>
        {isWaiting && position
          ? t('valuation:state.withPosition', { state: t(`valuation:state.${state}`), position })
          : t(`valuation:state.${state}`)}
      </Tag>
      {state === 'computing' && (
        <Suspense>
          <ComputedBar percent={percent ?? 0} />
        </Suspense>
      )}
    </Flex>
  )
}
