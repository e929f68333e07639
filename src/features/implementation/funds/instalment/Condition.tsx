import { Flex, Tag } from 'antd'
import { useTranslations } from '@/shared/i18n'
import { isPaid } from '../../domain/instalmentWorkflow'
import type { Instalment } from '../model/funds.api'

/** What an instalment waits for, and whether that has come. */
export function Condition({ instalment }: { instalment: Instalment }) {
  const t = useTranslations('implementationFunds')
  const { milestone, isConditionMet } = instalment
  if (!milestone) return t('implementationFunds:onDay')
  // Taken back after it was paid.
  const isLost = !isConditionMet && isPaid(instalment)
  return (
    <Flex gap={4} wrap align="center">
      {milestone.name}
      <Tag color={isConditionMet ? 'success' : isLost ? 'error' : 'warning'}>
        {t(`implementationFunds:condition.${isConditionMet ? 'met' : isLost ? 'lost' : 'open'}`)}
      </Tag>
    </Flex>
  )
}
