import { Card, Input, Result } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useWrite } from '@/shared/api'
import { Field } from '@/shared/form/Field'
import { LongField, TextField } from '@/shared/form/fields'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { useVisitorDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { PageTitle } from '@/shared/ui/PageTitle'
import { ConsentField } from '../agreement/ConsentField'
import { SupportHours } from '../support/SupportHours'
import { PURPOSE, registerApi, SignUp } from './api'
import { IdentityFields } from './IdentityFields'
import { PhoneCodeFields } from './PhoneCodeFields'
import { PASSWORD, Repetition } from './rules'
import { useAccountTexts } from './useAccountTexts'
import styles from './register.module.css'

const RepeatedSignUp = SignUp.and(Repetition)

const BLANK = {
  accountType: 'person',
  organisation: '',
  creditCode: '',
  phonenumber: '',
  smsCode: '',
  email: '',
  password: '',
  repeat: '',
  purpose: '',
  consent: false,
}

/** A visitor's sign-up, and what happens after it. */
export default function SignUpPage() {
  const { t } = useTranslation('accountPages')
  const [phone, setPhone] = useState<string | null>(null)
  return (
    <div className={styles.registerPage}>
      <PageTitle
        key={phone} // the heading of what comes after takes the focus
        title={t(phone === null ? 'signUp.title' : 'signUp.done')}
        actions={phone === null && <Link to="/login">{t('signUp.toLogin')}</Link>}
      />
      {phone === null ? <SignUpForm onSignedUp={setPhone} /> : <SignedUp phone={phone} />}
      <SupportHours />
    </div>
  )
}

function SignUpForm({ onSignedUp }: { onSignedUp: (phone: string) => void }) {
  const { t } = useTranslation('accountPages')
  const signUp = useWrite(registerApi.signUp)
  const form = useSchemaForm({
    ...useAccountTexts(),
    schema: RepeatedSignUp,
    start: BLANK,
    draft: useVisitorDraft('signUp'),
    send: (body) => signUp({ body }),
    onDone: (_, { phonenumber }) => onSignedUp(phonenumber),
  })
  return (
    <Card>
      <p className={styles.registerIntro}>{t('signUp.intro')}</p>
      <SchemaForm form={form} submitText={t('signUp.submit')}>
        <IdentityFields />
        <PhoneCodeFields scene="register" />
        <TextField name="email" type="email" autoComplete="email" />
        <div className={styles.registerPair}>
          <Field name="password" hint={t('hint.password', PASSWORD)}>
            <Input.Password autoComplete="new-password" />
          </Field>
          <Field name="repeat">
            <Input.Password autoComplete="new-password" />
          </Field>
        </div>
        <LongField name="purpose" hint={t('hint.purpose', PURPOSE)} minRows={2} maxRows={8} />
        <ConsentField />
      </SchemaForm>
    </Card>
  )
}

function SignedUp({ phone }: { phone: string }) {
  const { t } = useTranslation('accountPages')
  return (
    <Card>
      <Result
        status="success"
        title={t('signUp.welcome')}
        subTitle={t('signUp.account', { phone })}
        extra={
          <Link className="button button-primary" to="/login">
            {t('signUp.signIn')}
          </Link>
        }
      >
        <ol className={styles.registerSteps}>
          <li>{t('signUp.step.signIn')}</li>
          <li>{t('signUp.step.complete')}</li>
          <li>{t('signUp.step.review')}</li>
        </ol>
      </Result>
    </Card>
  )
}
