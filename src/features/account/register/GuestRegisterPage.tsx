import { Card, Form, Input, Result } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useWrite } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useDraft } from '@/shared/ui/useDraft'
import { ConsentField } from '../agreement/ConsentField'
import { CheckedForm } from '../form/CheckedForm'
import { useField } from '../form/useField'
import { SupportHours } from '../support/SupportHours'
import { GuestData, Invitation, registerApi } from './api'
import { PhoneCodeFields } from './PhoneCodeFields'
import './register.css'

/** An invited guest adds to his account who he is and by whose invitation he comes. */
export default function GuestRegisterPage() {
  const { t } = useTranslation('accountPages')
  const { t: common } = useTranslation()
  const [invitedBy, setInvitedBy] = useState<string | null>(null)
  return (
    <div className="register-page">
      <PageTitle key={invitedBy} title={t(invitedBy === null ? 'guest.title' : 'guest.done')} />
      <Card>
        {invitedBy === null ? (
          <GuestForm onJoined={setInvitedBy} />
        ) : (
          <Result
            status="success"
            title={t('guest.joined', { name: invitedBy })}
            subTitle={t('guest.next')}
            extra={
              <Link className="button button-primary" to="/index">
                {common('actions.home')}
              </Link>
            }
          />
        )}
      </Card>
      <SupportHours />
    </div>
  )
}

function GuestForm({ onJoined }: { onJoined: (invitedBy: string) => void }) {
  const { t } = useTranslation('accountPages')
  const [params] = useSearchParams()
  const field = useField(GuestData)
  const user = useSession((session) => session.user)
  const named = Invitation.safeParse(params.get('code') ?? params.get('room'))
  const invitation = named.success ? named.data : ''
  const draft = useDraft(`guest:${invitation}`)
  const join = useWrite(registerApi.joinAsGuest, { refreshes: [registerApi] })
  return (
    <>
      <p className="register-intro">{t('guest.intro')}</p>
      <CheckedForm
        name="guest"
        schema={GuestData}
        initialValues={{
          invitation,
          name: user?.nickName ?? '',
          phonenumber: user?.phonenumber ?? '',
          smsCode: '',
          organisation: '',
          consent: false,
        }}
        draft={draft}
        submitText={t('guest.submit')}
        submit={(body) => join({ body })}
        onSubmitted={(answer) => onJoined(answer.invitedBy)}
      >
        {invitation === '' ? (
          <Form.Item {...field('invitation')}>
            <Input autoComplete="off" spellCheck={false} />
          </Form.Item>
        ) : (
          <dl className="register-facts guest-invitation">
            <dt>{t('field.invitation')}</dt>
            <dd>{invitation}</dd>
          </dl>
        )}
        <Form.Item {...field('name')}>
          <Input autoComplete="name" />
        </Form.Item>
        <Form.Item {...field('organisation')}>
          <Input autoComplete="organization" />
        </Form.Item>
        <PhoneCodeFields schema={GuestData} scene="register" />
        <ConsentField schema={GuestData} />
      </CheckedForm>
    </>
  )
}
