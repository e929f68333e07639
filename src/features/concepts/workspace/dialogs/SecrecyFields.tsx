import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { read } from '@/shared/api'
import { today } from '@/shared/lib/dates'
import { DayInput } from '@/shared/form/DayInput'
import { FailureText } from '@/shared/ui/FailureText'
import type { Concept } from '../../answers'
import { conceptApi } from '../../api'
import { INPUTS } from '../../domain/inputs'
import { InputItem } from './inputField'

const PARTIES = ['disclosing', 'disclosingPerson', 'receiving', 'receivingPerson'] as const

/** The parties as the server suggests them. */
export function useSuggestedParties({ id }: Concept) {
  const { t } = useTranslation('conceptsWorkspace')
  const { t: common } = useTranslation()
  const { data, error, isPending, refetch } = useQuery({
    ...read(conceptApi.secrecyDefault, { path: { id } }),
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
        title={t('secrecy.noDefault')}
        description={<FailureText failure={error} />}
        action={
          <Button size="small" onClick={() => void refetch()}>
            {common('actions.retry')}
          </Button>
        }
      />
    ),
  }
}

/** The parties of a confidentiality agreement, to be changed where they are not right. */
export function SecrecyFields() {
  const { t } = useTranslation('conceptsWorkspace')
  return (
    <>
      {PARTIES.map((name) => (
        <InputItem key={name} schema={INPUTS.secrecy} name={name} label={t(`secrecy.${name}`)}>
          <Input autoComplete="off" />
        </InputItem>
      ))}
      <InputItem schema={INPUTS.secrecy} name="validUntil" label={t('secrecy.validUntil')}>
        <DayInput earliest={today()} />
      </InputItem>
    </>
  )
}
