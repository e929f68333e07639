import { Card, Input } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { useApiMutation } from '@/shared/api'
import { Field } from '@/shared/form/Field'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { Step, Steps } from '@/shared/form/Steps'
import { useVisitorDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { ResultState } from '@/shared/ui/ResultState'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { ConsentField } from '../agreement/ConsentField'
import { CodeFields } from '../code/CodeFields'
import { SupportHours } from '../contact/SupportHours'
import { PURPOSE_LENGTH, refusedField, registerApi, SignUp } from './register.api'
import { IdentityFields } from './IdentityFields'

import { PASSWORD_LENGTH, RepeatedPassword } from './accountRules'
import { useAccountTexts } from './useAccountTexts'
import styles from './register.module.css'

const RepeatedSignUp = z.intersection(SignUp, RepeatedPassword)

const EMPTY_VALUES = {
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

export default function SignUpPage() {
  const t = useTranslations('accountPages')
  const [phone, setPhone] = useState<string | null>(null)
  return (
    <div className={styles.registerPage}>
      <PageTitle
        key={phone} // remounts, so that the next heading takes the focus
        title={t(phone === null ? 'accountPages:signUp.title' : 'accountPages:signUp.done')}
        actions={phone === null && <Link to="/login">{t('accountPages:signUp.toLogin')}</Link>}
      />
      {phone === null ? <SignUpForm onSignedUp={setPhone} /> : <SignedUp phone={phone} />}
      <SupportHours />
    </div>
  )
}

function SignUpForm({ onSignedUp }: { onSignedUp: (phone: string) => void }) {
  const t = useTranslations('accountPages')
  const signUp = useApiMutation(registerApi.signUp)
  const form = useSchemaForm({
    ...useAccountTexts(),
    schema: RepeatedSignUp,
    initialValues: EMPTY_VALUES,
    draft: useVisitorDraft('signUp'),
    send: (body) => signUp({ body }),
    fieldOf: refusedField,
    onDone: (_, { phonenumber }) => onSignedUp(phonenumber),
  })
  return (
    <Card>
      <p className={styles.registerIntro}>{t('accountPages:signUp.intro')}</p>
      <Steps form={form} submitText={t('accountPages:signUp.submit')}>
        <Step title={t('accountPages:signUp.part.identity')}>
          <IdentityFields />
        </Step>
        <Step title={t('accountPages:signUp.part.contact')}>
          <CodeFields channel="sms" scene="register" />
          <TextField name="email" type="email" autoComplete="email" />
        </Step>
        <Step title={t('accountPages:signUp.part.account')}>
          <div className={styles.registerPair}>
            <Field name="password" hint={t('accountPages:hint.password', PASSWORD_LENGTH)}>
              <Input.Password autoComplete="new-password" />
            </Field>
            <Field name="repeat">
              <Input.Password autoComplete="new-password" />
            </Field>
          </div>
          <TextAreaField
            name="purpose"
            hint={t('accountPages:hint.purpose', PURPOSE_LENGTH)}
            minRows={2}
            maxRows={8}
          />
          <ConsentField />
        </Step>
      </Steps>
    </Card>
  )
}

function SignedUp({ phone }: { phone: string }) {
  const t = useTranslations('accountPages')
  return (
    <Card>
      <ResultState
        status="success"
        title={t('accountPages:signUp.welcome')}
        text={t('accountPages:signUp.account', { phone })}
        actions={
          <Link className="button button-primary" to="/login">
            {t('accountPages:signUp.signIn')}
          </Link>
        }
      >
        <ol className={styles.registerSteps}>
          <li>{t('accountPages:signUp.step.signIn')}</li>
          <li>{t('accountPages:signUp.step.complete')}</li>
          <li>{t('accountPages:signUp.step.review')}</li>
        </ol>
      </ResultState>
    </Card>
  )
}
