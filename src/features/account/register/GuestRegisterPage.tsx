import { Card } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useApiMutation } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { TextField } from '@/shared/form/textFields'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from '@/shared/ui/ResultState'
import { ConsentField } from '../agreement/ConsentField'
import { CodeFields } from '../code/CodeFields'
import { SupportHours } from '../contact/SupportHours'
import { GuestData, Invitation, registerApi } from './register.api'

import { useAccountTexts } from './useAccountTexts'
import styles from './register.module.css'

export default function GuestRegisterPage() {
  const t = useTranslations('accountPages')
  const [invitedBy, setInvitedBy] = useState<string | null>(null)
  return (
    <div className={styles.registerPage}>
      <PageTitle
        key={invitedBy}
        title={t(invitedBy === null ? 'accountPages:guest.title' : 'accountPages:guest.done')}
      />
      <Card>
        {invitedBy === null ? (
          <GuestForm onJoined={setInvitedBy} />
        ) : (
          <ResultState
            status="success"
            title={t('accountPages:guest.joined', { name: invitedBy })}
            text={t('accountPages:guest.next')}
            actions={
              <Link className="button button-primary" to="/index">
                {t('actions.home')}
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
  const t = useTranslations('accountPages')
  const [params] = useSearchParams()
  const user = useSession((session) => session.user)
  const parsed = Invitation.safeParse(params.get('code') ?? params.get('room'))
  const invitation = parsed.success ? parsed.data : ''
  const join = useApiMutation(registerApi.joinAsGuest, { invalidates: [registerApi] })
  const form = useSchemaForm({
    ...useAccountTexts(),
    schema: GuestData,
    initialValues: {
      invitation,
      name: user?.nickName ?? '',
      phonenumber: user?.phonenumber ?? '',
      smsCode: '',
      organisation: '',
      consent: false,
    },
    draft: useDraft(`guest:${invitation}`),
    send: (body) => join({ body }),
    onDone: (answer) => onJoined(answer.invitedBy),
  })
  return (
    <>
      <p className={styles.registerIntro}>{t('accountPages:guest.intro')}</p>
      <SchemaForm form={form} submitText={t('accountPages:guest.submit')}>
        {invitation === '' ? (
          <TextField name="invitation" isCode />
        ) : (
          <dl className={`${styles.registerFacts} ${styles.guestInvitation}`}>
            <dt>{t('accountPages:field.invitation')}</dt>
            <dd>{invitation}</dd>
          </dl>
        )}
        <TextField name="name" autoComplete="name" />
        <TextField name="organisation" autoComplete="organization" />
        <CodeFields channel="sms" scene="register" />
        <ConsentField />
      </SchemaForm>
    </>
  )
}
