import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { read } from '@/shared/api'
import { quotaApi } from '@/shared/domain/quota/api'
import { useText } from '@/shared/texts'

/** Searches left today; nothing for an account without a limit. */
export function QuotaTag() {
  const t = useText('search')
  const left = useQuery(read(quotaApi.left, {})).data?.searchLeft
  if (left === null || left === undefined) return null
  return <Tag color={left > 0 ? 'default' : 'warning'}>{t('search:quota', { count: left })}</Tag>
}
