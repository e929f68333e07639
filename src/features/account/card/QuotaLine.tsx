import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { quotaApi } from '@/entities/quota.api'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useTranslations } from '@/shared/i18n'

export default function QuotaLine() {
  const t = useTranslations('accountShell')
  const quota = useQuery(apiQuery(quotaApi.left, {}))
  if (quota.error) {
    return (
      <span role="alert">
        {t('accountShell:home.quota')}: <ErrorMessage failure={quota.error} />{' '}
        <Button size="small" onClick={() => void quota.refetch()}>
          {t('actions.retry')}
        </Button>
      </span>
    )
  }
  if (!quota.data) return null
  const { searchLeft, valuationLeft } = quota.data
  const unlimited = t('accountShell:home.unlimited')
  return (
    <p>
      {t('accountShell:home.quota')}: {t('accountShell:home.searchLeft', { left: searchLeft ?? unlimited })}
      {' · '}
      {t('accountShell:home.valuationLeft', { left: valuationLeft ?? unlimited })}{' '}
      <Link to="/member">{t('accountShell:home.plans')}</Link>
    </p>
  )
}
