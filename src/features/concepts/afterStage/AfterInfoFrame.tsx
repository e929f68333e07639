import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { apiQuery, type AnswerOf } from '@/shared/api'
import { EMPTY_VALUE, formatPrice, formatNumber } from '@/shared/lib/money'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useTranslations } from '@/shared/i18n'
import { conceptApi } from '../model/concepts.api'
import styles from '../fields/stage.module.css'

export type AfterInfo = AnswerOf<typeof conceptApi.afterInfo>

interface AfterInfoFrameProps {
  id: string
  /** The reason for the return has not been addressed yet. */
  isReturned: boolean
  children: (info: AfterInfo) => ReactNode
}

/** Loads the decision and shows it above the content that depends on it. */
export function AfterInfoFrame({ id, isReturned, children }: AfterInfoFrameProps) {
  const t = useTranslations('conceptsForms')
  const { data: info, error, refetch } = useQuery(apiQuery(conceptApi.afterInfo, { path: { id } }))
  if (!info)
    return (
      <QueryFallback
        failed={t('conceptsForms:after.failed')}
        error={error}
        onRetry={refetch}
        rows={8}
        loading={t('conceptsForms:after.loading')}
      />
    )
  const { approvedAmount, currency, conditions, returnReason } = info
  const amount =
    approvedAmount === null
      ? EMPTY_VALUE
      : currency
        ? formatPrice(approvedAmount, currency)
        : formatNumber(approvedAmount)
  return (
    <>
      {isReturned && returnReason && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('conceptsForms:after.returned')}
          description={returnReason}
        />
      )}
      <DescriptionList
        items={[
          { name: t('conceptsForms:after.approved'), value: amount },
          {
            name: t('conceptsForms:after.conditions'),
            value: conditions.length > 0 ? <List texts={conditions} /> : EMPTY_VALUE,
          },
        ]}
      />
      {children(info)}
    </>
  )
}

const List = ({ texts }: { texts: readonly string[] }) => (
  <ul className={styles.stageConditions}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)
