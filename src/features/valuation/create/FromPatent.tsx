import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { patentRecordApi } from '@/entities/patents.api'
import type { Scope } from '@/entities/roomScope'
import { today } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { NewValuation } from './NewValuation'
import { prefillFromPatent } from '../form/model/prefillFromRecord'
import { PrefillFailedNote } from './PrefillFailedNote'

interface FromPatentProps {
  scope: Scope
  id: string
}

export function FromPatent({ scope, id }: FromPatentProps) {
  const t = useTranslations('valuationForm')
  const patent = useQuery(apiQuery(patentRecordApi[scope], { path: { id } }))
  return (
    <NewValuation
      reading={patent.isPending && t('valuationForm:prefill.loadingPatent')}
      prefill={patent.data ? prefillFromPatent(patent.data, today()) : null}
      note={
        patent.error &&
        !patent.data && (
          <PrefillFailedNote
            title={t('valuationForm:prefill.failedPatent')}
            failure={patent.error}
            onRetry={() => void patent.refetch()}
          />
        )
      }
    />
  )
}
