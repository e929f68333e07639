import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { apiQuery } from '@/shared/api'
import { today } from '@/shared/lib/dates'
import { DayField } from '@/shared/form/DayField'
import { TextField } from '@/shared/form/textFields'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useTranslations } from '@/shared/i18n'
import type { Concept } from '../../model/answers'
import { conceptApi } from '../../model/concepts.api'

const PARTIES = ['disclosing', 'disclosingPerson', 'receiving', 'receivingPerson'] as const

export function useSuggestedParties({ id }: Concept) {
  const t = useTranslations('conceptsDetail')
  const { data, error, isPending, refetch } = useQuery({
    ...apiQuery(conceptApi.secrecyDefault, { path: { id } }),
    staleTime: Infinity,
  })
  return {
    values: data ?? {},
    isLoading: isPending,
    note: error && (
      <Alert
        type="warning"
        showIcon
        className="list-note"
        title={t('conceptsDetail:secrecy.noDefault')}
        description={<ErrorMessage failure={error} />}
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('actions.retry')}
          </Button>
        }
      />
    ),
  }
}

export const SecrecyFields = () => (
  <>
    {PARTIES.map((name) => (
      <TextField key={name} name={name} />
    ))}
    <DayField name="validUntil" earliest={today()} />
  </>
)
