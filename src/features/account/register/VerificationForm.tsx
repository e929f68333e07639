import { Button, Card, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/shared/api'
import { UploadField } from '@/shared/ui/upload/UploadField'
import { useDraft } from '@/shared/ui/useDraft'
import { CheckedForm } from '../form/CheckedForm'
import { useField } from '../form/useField'
import { PURPOSE, registerApi, VerificationInput, type Verification } from './api'
import { IdentityFields } from './IdentityFields'

interface VerificationFormProps {
  verification: Verification
  onSubmitted: () => void
  /** Absent where nothing was submitted yet. */
  onCancel?: () => void
}

/** The data on which an account is verified, filled in as far as they are known. */
export function VerificationForm({ verification, onSubmitted, onCancel }: VerificationFormProps) {
  const { t } = useTranslation('accountPages')
  const { t: common } = useTranslation()
  const field = useField(VerificationInput)
  const draft = useDraft('verification')
  const submit = useWrite(registerApi.submit, { refreshes: [registerApi] })
  const [isSending, setSending] = useState(false)
  const { accountType, realName, organisation, creditCode, email, purpose, certificate } = verification
  return (
    <Card extra={onCancel && <Button onClick={onCancel}>{common('actions.cancel')}</Button>}>
      <p className="register-intro">{t('verification.intro')}</p>
      <CheckedForm
        name="verification"
        schema={VerificationInput}
        initialValues={{ accountType, realName, organisation, creditCode, email, purpose, certificate }}
        draft={draft}
        isWaiting={isSending}
        submitText={t('verification.submit')}
        submit={(body) => submit({ body })}
        onSubmitted={onSubmitted}
      >
        <Form.Item {...field('realName')}>
          <Input autoComplete="name" />
        </Form.Item>
        <IdentityFields schema={VerificationInput} />
        <Form.Item {...field('email')}>
          <Input type="email" autoComplete="email" />
        </Form.Item>
        <Form.Item {...field('purpose', { hint: t('hint.purpose', PURPOSE) })}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
        <CertificateField onBusyChange={setSending} />
      </CheckedForm>
    </Card>
  )
}

/** Wanted of a company, welcome of a person. */
function CertificateField({ onBusyChange }: { onBusyChange: (isBusy: boolean) => void }) {
  const { t } = useTranslation('accountPages')
  const field = useField(VerificationInput)
  const isCompany = (Form.useWatch('accountType') as string | undefined) === 'company'
  return (
    <Form.Item
      {...field('certificate', {
        isRequired: isCompany,
        hint: t(isCompany ? 'hint.licence' : 'hint.certificate'),
      })}
      validateTrigger="onChange"
    >
      <UploadField kind="image" onBusyChange={onBusyChange} />
    </Form.Item>
  )
}
