import { Card, Form, Input, Result, type FormRule } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useWrite } from '@/shared/api'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useVisitorDraft } from '@/shared/ui/useDraft'
import { ConsentField } from '../agreement/ConsentField'
import { CheckedForm } from '../form/CheckedForm'
import { PASSWORD } from '../form/readers'
import { refuseField, useField } from '../form/useField'
import { SupportHours } from '../support/SupportHours'
import { PURPOSE, registerApi, SignUp } from './api'
import { IdentityFields } from './IdentityFields'
import { PhoneCodeFields } from './PhoneCodeFields'
import './register.css'

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
    <div className="register-page">
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
  const field = useField(SignUp)
  const draft = useVisitorDraft('signUp')
  const signUp = useWrite(registerApi.signUp)
  return (
    <Card>
      <p className="register-intro">{t('signUp.intro')}</p>
      <CheckedForm
        name="signUp"
        schema={SignUp}
        initialValues={BLANK}
        draft={draft}
        submitText={t('signUp.submit')}
        submit={(body) => signUp({ body })}
        onSubmitted={(_, { phonenumber }) => onSignedUp(phonenumber)}
      >
        <IdentityFields schema={SignUp} />
        <PhoneCodeFields schema={SignUp} scene="register" />
        <Form.Item {...field('email')}>
          <Input type="email" autoComplete="email" />
        </Form.Item>
        <div className="register-pair">
          <Form.Item {...field('password', { hint: t('hint.password', PASSWORD) })}>
            <Input.Password autoComplete="new-password" />
          </Form.Item>
          <Form.Item name="repeat" label={t('field.repeat')} required rules={[repeats]}>
            <Input.Password autoComplete="new-password" />
          </Form.Item>
        </div>
        <Form.Item {...field('purpose', { hint: t('hint.purpose', PURPOSE) })}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
        <ConsentField schema={SignUp} />
      </CheckedForm>
    </Card>
  )
}

/** The form's own rule: the repetition never travels. */
const repeats: FormRule = (form) => ({
  validator: async (_, value: string) => {
    if (value === '') refuseField('required')
    if (value !== form.getFieldValue('password')) refuseField('repeat')
  },
})

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
        <ol className="register-steps">
          <li>{t('signUp.step.signIn')}</li>
          <li>{t('signUp.step.complete')}</li>
          <li>{t('signUp.step.review')}</li>
        </ol>
      </Result>
    </Card>
  )
}
