import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { read } from '@/shared/api'
import { today } from '@/shared/lib/dates'
import { DayInput } from '@/shared/form/DayInput'
import { FailureText } from '@/shared/ui/FailureText'
import { conceptApi } from '../../api'
import { INPUTS } from '../../domain/inputs'
import { useChange } from '../../useChange'
import { FormStep } from './FormStep'
import { InputItem } from './inputField'
import type { StepProps } from './useStep'

const PARTIES = ['disclosing', 'disclosingPerson', 'receiving', 'receivingPerson'] as const

/** The parties of a confidentiality agreement, as the server suggests them, to be changed where they are not right. */
export function SecrecyStep(props: StepProps) {
  const { t } = useTranslation('conceptsWorkspace')
  const { t: common } = useTranslation()
  const { id, version } = props.concept
  const suggested = useQuery({ ...read(conceptApi.secrecyDefault, { path: { id } }), staleTime: Infinity })
  const apply = useChange(conceptApi.goSecrecyApply)
  return (
    <FormStep
      {...props}
      schema={INPUTS.secrecy}
      initialValues={suggested.data ?? {}}
      isLoading={suggested.isPending}
      send={(input) => apply({ body: { id, version, ...input } })}
    >
      {suggested.error && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('secrecy.noDefault')}
          description={<FailureText failure={suggested.error} />}
          action={
            <Button size="small" onClick={() => void suggested.refetch()}>
              {common('actions.retry')}
            </Button>
          }
        />
      )}
      {PARTIES.map((name) => (
        <InputItem key={name} schema={INPUTS.secrecy} name={name} label={t(`secrecy.${name}`)}>
          <Input autoComplete="off" />
        </InputItem>
      ))}
      <InputItem schema={INPUTS.secrecy} name="validUntil" label={t('secrecy.validUntil')}>
        <DayInput earliest={today()} />
      </InputItem>
    </FormStep>
  )
}
