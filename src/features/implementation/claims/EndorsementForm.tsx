import { useMemo } from 'react'
import { useApiMutation } from '@/shared/api'
import { DayField } from '@/shared/form/DayField'
import { FormDrawer } from '@/shared/form/FormDialog'
import { TextAreaField } from '@/shared/form/textFields'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { endorsementInput } from '../domain/policy'
import { claimApi, type Claim } from './claims.api'
import { PolicyTermFields } from './PolicyTerms'
import { useClaimLabels } from './claimActions'

/** Changes the terms of a claim's policy from a day on. */
export function EndorsementForm({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const t = useTranslations('implementationClaims')
  const { policyNo: no, currency, policyVersions } = claim
  const latest = policyVersions.at(-1)
  const schema = useMemo(() => endorsementInput(latest?.from), [latest?.from])
  const endorse = useApiMutation(claimApi.endorse, { invalidates: [claimApi] })
  const form = useSchemaForm({
    schema,
    ...useClaimLabels(),
    initialValues: { ...latest, from: undefined, reason: undefined },
    draft: useDraft(`endorsement:${no}`),
    send: (body) => endorse({ body: { ...body, policyNo: no } }),
    onDone: () => {
      message.success(t('implementationClaims:endorsement.saved', { no }))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('implementationClaims:endorsement.title', { no })}
      submitText={t('implementationClaims:endorsement.save')}
      onClose={onClose}
    >
      <DayField name="from" hint={t('implementationClaims:endorsement.effect')} />
      <PolicyTermFields currency={currency} />
      <TextAreaField name="reason" minRows={2} />
    </FormDrawer>
  )
}
