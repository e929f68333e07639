import { Button, Card, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/shared/api'
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
  const { t } = useTranslation('pages')
  const { t: common } = useTranslation()
  const field = useField(VerificationInput)
  const draft = useDraft('verification')
  const submit = useWrite(registerApi.submit, { refreshes: [registerApi] })
  const { accountType, realName, organisation, creditCode, email, purpose } = verification
  return (
    <Card extra={onCancel && <Button onClick={onCancel}>{common('actions.cancel')}</Button>}>
      <p className="register-intro">{t('verification.intro')}</p>
      <CheckedForm
        name="verification"
        schema={VerificationInput}
        initialValues={{ accountType, realName, organisation, creditCode, email, purpose }}
        draft={draft}
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
      </CheckedForm>
    </Card>
  )
}
