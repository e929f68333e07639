import { Button, Card, Form, Input, Result, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useDraft } from '@/shared/ui/useDraft'
import { CheckedForm } from '../form/CheckedForm'
import { useField } from '../form/useField'
import { SupportHours } from '../support/SupportHours'
import { contactApi, ContactMessage, MESSAGE_MAX, MESSAGE_MIN, TOPICS } from './api'
import './contact.css'

/** A message to support, and when it is read. */
export default function ContactPage() {
  const { t } = useTranslation('accountPages')
  const [sent, setSent] = useState<ContactMessage | null>(null)
  return (
    <div className="contact-page">
      <PageTitle key={String(sent === null)} title={t(sent === null ? 'contact.title' : 'contact.sent')} />
      <div className="contact-columns">
        <Card>
          {sent === null ? (
            <ContactForm onSent={setSent} />
          ) : (
            <SentMessage message={sent} onAnother={() => setSent(null)} />
          )}
        </Card>
        <Card title={<h2 className="card-title">{t('contact.hours')}</h2>}>
          <SupportHours />
          <p className="contact-note">{t('contact.hoursNote')}</p>
        </Card>
      </div>
    </div>
  )
}

function ContactForm({ onSent }: { onSent: (message: ContactMessage) => void }) {
  const { t } = useTranslation('accountPages')
  const field = useField(ContactMessage)
  const user = useSession((session) => session.user)
  const draft = useDraft('contact')
  const send = useWrite(contactApi.send)
  return (
    <CheckedForm
      name="contact"
      schema={ContactMessage}
      initialValues={{ name: user?.nickName ?? '', contact: user?.phonenumber ?? '', message: '' }}
      draft={draft}
      submitText={t('contact.send')}
      submit={(body) => send({ body })}
      onSubmitted={(_, body) => onSent(body)}
    >
      <Form.Item {...field('name')}>
        <Input autoComplete="name" />
      </Form.Item>
      <Form.Item {...field('contact', { hint: t('hint.contact') })}>
        <Input autoComplete="email" />
      </Form.Item>
      <Form.Item {...field('topic')}>
        <Select options={TOPICS.map((topic) => ({ value: topic, label: t(`topic.${topic}`) }))} />
      </Form.Item>
      <Form.Item {...field('message', { hint: t('hint.message', { min: MESSAGE_MIN, max: MESSAGE_MAX }) })}>
        <Input.TextArea
          autoSize={{ minRows: 5, maxRows: 16 }}
          count={{ show: true, max: MESSAGE_MAX, strategy: (text) => Array.from(text.trim()).length }}
        />
      </Form.Item>
    </CheckedForm>
  )
}

function SentMessage({ message, onAnother }: { message: ContactMessage; onAnother: () => void }) {
  const { t } = useTranslation('accountPages')
  return (
    <Result
      status="success"
      title={t('contact.thanks', { contact: message.contact })}
      extra={<Button onClick={onAnother}>{t('contact.another')}</Button>}
    >
      <dl className="contact-sent">
        <dt>{t('field.topic')}</dt>
        <dd>{t(`topic.${message.topic}`)}</dd>
        <dt>{t('field.message')}</dt>
        <dd>{message.message}</dd>
      </dl>
    </Result>
  )
}
