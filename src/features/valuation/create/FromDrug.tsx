import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { apiQuery } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { UpgradeLink } from '@/entities/tiers/UpgradeLink'
import { drugApi } from '@/entities/drugs.api'
import { today } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { NewValuation } from './NewValuation'
import { prefillFromDrug } from '../form/model/prefillFromRecord'
import { PrefillFailedNote } from './PrefillFailedNote'

export function FromDrug({ id }: { id: string }) {
  const t = useTranslations('valuationForm')
  const language = useLanguage()
  const maySearch = useCan('search:api')
  const drug = useQuery({ ...apiQuery(drugApi.detail, { path: { id } }), enabled: maySearch })
  if (!maySearch)
    return (
      <NewValuation
        note={
          <Alert
            type="warning"
            showIcon
            className="list-note"
            title={t('valuationForm:prefill.failed')}
            action={<UpgradeLink to="details" />}
          />
        }
      />
    )
  return (
    <NewValuation
      reading={drug.isPending && t('valuationForm:prefill.loading')}
      prefill={drug.data ? prefillFromDrug(drug.data, language, today()) : null}
      note={
        drug.error &&
        !drug.data && (
          <PrefillFailedNote
            title={t('valuationForm:prefill.failed')}
            failure={drug.error}
            onRetry={() => void drug.refetch()}
          />
        )
      }
    />
  )
}
