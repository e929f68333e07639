import { Button, Card, Form } from 'antd'
import { useApiMutation } from '@/shared/api'
import { FilesField } from '@/shared/form/FilesField'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { PURPOSE_LENGTH, registerApi, VerificationInput, type Verification } from './register.api'
import { IdentityFields } from './IdentityFields'
import { useAccountTexts } from './useAccountTexts'
import { VerificationNote } from './VerificationStatus'
import styles from './register.module.css'

interface VerificationFormProps {
  verification: Verification
  onSubmitted: () => void
  onCancel?: () => void
}

export function VerificationForm({ verification, onSubmitted, onCancel }: VerificationFormProps) {
  const t = useTranslations('accountPages')
  const submit = useApiMutation(registerApi.submit, { invalidates: [registerApi] })
  const { accountType, realName, organisation, creditCode, email, purpose, certificate } = verification
  const form = useSchemaForm({
    ...useAccountTexts(),
    schema: VerificationInput,
    initialValues: { accountType, realName, organisation, creditCode, email, purpose, certificate },
    draft: useDraft('verification'),
    send: (body) => submit({ body }),
    onDone: onSubmitted,
  })
  return (
    <Card extra={onCancel && <Button onClick={onCancel}>{t('actions.cancel')}</Button>}>
      {verification.state === 'returned' ? (
        <VerificationNote verification={verification} />
      ) : (
        <p className={styles.registerIntro}>{t('accountPages:verification.intro')}</p>
      )}
      <SchemaForm form={form} submitText={t('accountPages:verification.submit')}>
        <TextField name="realName" autoComplete="name" />
        <IdentityFields />
        <TextField name="email" type="email" autoComplete="email" />
        <TextAreaField
          name="purpose"
          hint={t('accountPages:hint.purpose', PURPOSE_LENGTH)}
          minRows={2}
          maxRows={8}
        />
        <CertificateField />
      </SchemaForm>
    </Card>
  )
}

/** Required for companies, optional for persons. */
function CertificateField() {
  const t = useTranslations('accountPages')
  const isCompany = (Form.useWatch('accountType') as string | undefined) === 'company'
  return (
    <FilesField
      name="certificate"
      kind="image"
      isRequired={isCompany}
      hint={t(isCompany ? 'accountPages:hint.licence' : 'accountPages:hint.certificate')}
    />
  )
}
