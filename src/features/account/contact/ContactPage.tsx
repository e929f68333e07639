import { Button, Card } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { SelectField } from '@/shared/form/SelectField'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { ResultState } from '@/shared/ui/ResultState'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { SupportHours } from './SupportHours'
import { contactApi, ContactMessage, MESSAGE_MAX, MESSAGE_MIN, TOPICS } from './contact.api'
import styles from './contact.module.css'

export default function ContactPage() {
  const t = useTranslations('accountPages')
  const [sent, setSent] = useState<ContactMessage | null>(null)
  return (
    <>
      <PageTitle
        key={String(sent === null)}
        title={t(sent === null ? 'accountPages:contact.title' : 'accountPages:contact.sent')}
      />
      <div className={styles.contactColumns}>
        <Card>
          {sent === null ? (
            <ContactForm onSent={setSent} />
          ) : (
            <SentMessage message={sent} onAnother={() => setSent(null)} />
          )}
        </Card>
        <Card title={<h2 className="card-title">{t('accountPages:contact.hours')}</h2>}>
          <SupportHours />
          <p className={styles.contactNote}>{t('accountPages:contact.hoursNote')}</p>
        </Card>
      </div>
    </>
  )
}

function ContactForm({ onSent }: { onSent: (message: ContactMessage) => void }) {
  const t = useTranslations('accountPages')
  const user = useSession((session) => session.user)
  const send = useApiMutation(contactApi.send)
  const form = useSchemaForm({
    schema: ContactMessage,
    labels: t('accountPages:field', { returnObjects: true }),
    initialValues: { name: user?.nickName ?? '', contact: user?.phonenumber ?? '', message: '' },
    draft: useDraft('contact'),
    send: (body) => send({ body }),
    onDone: (_, body) => onSent(body),
  })
  return (
    <SchemaForm form={form} submitText={t('accountPages:contact.send')}>
      <TextField name="name" autoComplete="name" />
      <TextField name="contact" autoComplete="email" hint={t('accountPages:hint.contact')} />
      <SelectField
        name="topic"
        options={TOPICS.map((topic) => ({ value: topic, label: t(`accountPages:topic.${topic}`) }))}
      />
      <TextAreaField
        name="message"
        hint={t('accountPages:hint.message', { min: MESSAGE_MIN, max: MESSAGE_MAX })}
        minRows={5}
        maxRows={16}
      />
    </SchemaForm>
  )
}

function SentMessage({ message, onAnother }: { message: ContactMessage; onAnother: () => void }) {
  const t = useTranslations('accountPages')
  return (
    <ResultState
      status="success"
      title={t('accountPages:contact.thanks', { contact: message.contact })}
      actions={<Button onClick={onAnother}>{t('accountPages:contact.another')}</Button>}
    >
      <dl className={styles.contactSent}>
        <dt>{t('accountPages:field.topic')}</dt>
        <dd>{t(`accountPages:topic.${message.topic}`)}</dd>
        <dt>{t('accountPages:field.message')}</dt>
        <dd>{message.message}</dd>
      </dl>
    </ResultState>
  )
}
