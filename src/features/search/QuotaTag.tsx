import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { read } from '@/shared/api'
import { quotaApi } from '@/shared/domain/quota/api'

/** Searches left today; nothing for an account without a limit. */
export function QuotaTag() {
  const { t } = useTranslation('search')
  const left = useQuery(read(quotaApi.left, {})).data?.searchLeft
  if (left === null || left === undefined) return null
  return <Tag color={left > 0 ? 'default' : 'warning'}>{t('quota', { count: left })}</Tag>
}
