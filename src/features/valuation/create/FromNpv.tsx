import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { today } from '@/shared/lib/dates'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { NewValuation } from './NewValuation'
import { PrefillFailedNote } from './PrefillFailedNote'
import { npvApi } from '../npv/npv.api'
import { prefill } from '../npv/prefillFromNpv'
import { useNpvText } from '../npv/useNpvValues'

export function FromNpv({ id }: { id: string }) {
  const t = useNpvText()
  const language = useLanguage()
  const npv = useQuery(apiQuery(npvApi.detail, { path: { id } }))
  return (
    <NewValuation
      reading={npv.isPending && t('valuationForm:prefill.loading')}
      prefill={npv.data ? prefill(npv.data, language, today()) : null}
      note={
        npv.error &&
        !npv.data && (
          <PrefillFailedNote
            title={t('valuationForm:prefill.failedNpv')}
            failure={npv.error}
            onRetry={() => void npv.refetch()}
          />
        )
      }
    />
  )
}
