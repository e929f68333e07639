import { Flex, Tag } from 'antd'
import { useTranslations } from '@/shared/i18n'
import { isPaid } from '../../domain/instalmentWorkflow'
import type { Instalment } from '../model/funds.api'

export function InstalmentCondition({ instalment }: { instalment: Instalment }) {
  const t = useTranslations('implementationFunds')
  const { milestone, isConditionMet } = instalment
  if (!milestone) return t('implementationFunds:onDay')
  // The acceptance was withdrawn after the payment.
  const isRevoked = !isConditionMet && isPaid(instalment)
  return (
    <Flex gap={4} wrap align="center">
      {milestone.name}
      <Tag color={isConditionMet ? 'success' : isRevoked ? 'error' : 'warning'}>
        {t(`implementationFunds:condition.${isConditionMet ? 'met' : isRevoked ? 'lost' : 'open'}`)}
      </Tag>
    </Flex>
  )
}
