import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton, Upload } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { failure, apiQuery, useApiMutation } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { TextAreaField } from '@/shared/form/textFields'
import { customMessages } from '@/shared/form/formContext'
import { Step, Steps } from '@/shared/form/Steps'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useFormValue } from '@/shared/form/useFormValue'
import { EMPTY_VALUE } from '@/shared/lib/money'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { Drawer } from '@/shared/ui/Drawer'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { isInDomains } from '../domain/setting'
import { permissionApis } from '../rights/rights.api'
import { useRoomApi } from '../room/roomContext'
import { useSetting } from '../room/useSetting'
import { tagApis } from '../tags/tags.api'
import { parseInvitees, formatInvitee, type Invitee } from './invitees'
import { InviteForm, MEMBER_RULES, memberApis, type InviteResult } from './members.api'
import styles from './members.module.css'
import { TermsFields } from './TermsFields'

/** Bytes. */
const MAX_FILE_SIZE = 1_048_576

function useParseInvitees(): (typed: string) => Invitee[] {
  const { api, roomId } = useRoomApi(memberApis)
  const query = { roomId, pageNum: 1, pageSize: MAX_PAGE_SIZE }
  const { data: members } = useQuery(apiQuery(api.list, { query }))
  const { setting } = useSetting()
  return useCallback(
    (typed) =>
      parseInvitees(typed, new Set(members?.rows.map(({ email }) => email.toLowerCase())), (email) =>
        isInDomains(email, setting?.domains),
      ),
    [members, setting],
  )
}

/** Invites up to two hundred people to the current room; rejected addresses stay in the form for correction. */
export default function InviteMembers({ onClose }: { onClose: () => void }) {
  const t = useTranslations('roomsMembers')
  const { setting, isLoading } = useSetting()
  return (
    <Drawer
      open
      size="large"
      title={t('roomsMembers:invite.title')}
      onClose={onClose}
      mask={{ closable: false }}
    >
      {isLoading ? (
        <Skeleton active />
      ) : (
        <Invitation message={setting?.inviteMessage ?? null} onClose={onClose} />
      )}
    </Drawer>
  )
}

/** `message`: default set by the room's admins. */
function Invitation({ message: defaultMessage, onClose }: { message: string | null; onClose: () => void }) {
  const t = useTranslations('roomsMembers')
  const { api, scope, roomId } = useRoomApi(memberApis)
  const invitees = useParseInvitees()
  const invite = useApiMutation(api.invite, { invalidates: [api, permissionApis[scope], tagApis[scope]] })
  const [failed, setFailed] = useState<InviteResult>([])
  const form = useSchemaForm({
    schema: InviteForm,
    labels: t('roomsMembers:field', { returnObjects: true }),
    customMessage: customMessages(MEMBER_RULES, (key, params) =>
      t(`roomsMembers:rule.${key}`, { ...params }),
    ),
    initialValues: { role: 'member', ...(defaultMessage !== null && { message: defaultMessage }) },
    draft: useDraft(`invite:${scope}:${roomId}`),
    send: ({ addresses, ...terms }) => {
      const valid = invitees(addresses).filter(({ issue }) => issue === null)
      if (valid.length === 0)
        return Promise.resolve(failure('refused', null, t('roomsMembers:rule.noAddress')))
      return invite({ body: { ...terms, roomId, emails: valid.map(({ email, name }) => ({ email, name })) } })
    },
    onDone: (results, { addresses }) => {
      const sent = results.filter(({ ok }) => ok)
      const rejected = results.filter(({ ok }) => !ok)
      if (sent.length > 0) message.success(t('roomsMembers:invite.sent', { count: sent.length }))
      if (rejected.length === 0) return onClose()
      const refused = new Set(rejected.map(({ email }) => email))
      const left = parseInvitees(addresses).filter(({ email, issue }) => issue === null && refused.has(email))
      setFailed(rejected)
      form.put({ addresses: left.map(formatInvitee).join('\n') })
      form.goTo(0)
    },
  })
  return (
    <>
      <p className="cell-note">{t('roomsMembers:invite.keep')}</p>
      {failed.length > 0 && <RejectedInvitees rows={failed} />}
      <Steps form={form} submitText={t('roomsMembers:invite.send')}>
        <Step title={t('roomsMembers:invite.who')}>
          <TextAreaField name="addresses" hint={t('roomsMembers:invite.how')} minRows={6} />
          <ImportFile
            onText={(typed) =>
              form.put({
                addresses: [form.fields.getFieldValue('addresses'), typed].filter(Boolean).join('\n'),
              })
            }
          />
          <InviteePreview inviteesOf={invitees} />
        </Step>
        <Step title={t('roomsMembers:invite.what')}>
          <TermsFields />
        </Step>
        <Step title={t('roomsMembers:invite.check')}>
          <TextAreaField name="message" />
          <InviteePreview inviteesOf={invitees} />
        </Step>
      </Steps>
      {form.failure && <SubmitErrorAlert failure={form.failure} />}
    </>
  )
}

function ImportFile({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations('roomsMembers')
  async function readFile(file: File) {
    const text = file.size <= MAX_FILE_SIZE ? await file.text().catch(() => null) : null
    // Binary files, such as workbooks, contain zero bytes.
    if (text === null || text.includes('\u0000')) message.error(t('roomsMembers:invite.importFailed'))
    else onText(text)
  }
  return (
    <Upload
      className={styles.import}
      accept=".csv,.txt"
      showUploadList={false}
      beforeUpload={(file) => {
        void readFile(file)
        return false
      }}
    >
      <Button>{t('roomsMembers:invite.import')}</Button>{' '}
      <span className="cell-note">{t('roomsMembers:invite.importKinds')}</span>
    </Upload>
  )
}

function InviteePreview({ inviteesOf: parse }: { inviteesOf: (typed: string) => Invitee[] }) {
  const t = useTranslations('roomsMembers')
  const typed = useFormValue(({ addresses }) => (typeof addresses === 'string' ? addresses : ''))
  const invitees = useMemo(() => parse(typed), [typed, parse])
  if (invitees.length === 0) return null
  const skipped = invitees.filter(({ issue }) => issue !== null)
  const columns: Column<Invitee>[] = [
    { key: 'email', isPrimary: true, title: t('roomsMembers:field.email') },
    { key: 'name', title: t('roomsMembers:field.name') },
    {
      key: 'issue',
      title: t('roomsMembers:invite.issueColumn'),
      render: (_, { issue }) => (issue ? t(`roomsMembers:invite.issue.${issue}`) : EMPTY_VALUE),
    },
  ]
  return (
    <section className={styles.found} aria-label={t('roomsMembers:invite.list')}>
      <Alert
        type={skipped.length > 0 ? 'warning' : 'info'}
        showIcon
        className="list-note"
        title={t('roomsMembers:invite.found', { count: invitees.length - skipped.length })}
        {...(skipped.length > 0
          ? { description: t('roomsMembers:invite.skipped', { count: skipped.length }) }
          : {})}
      />
      <RowTable
        isSmall
        rowKey={(invitee) => String(invitees.indexOf(invitee))}
        columns={columns}
        // Skipped addresses first, because the user has to check them.
        rows={[...skipped, ...invitees.filter(({ issue }) => issue === null)]}
        pageSize={10}
      />
    </section>
  )
}

function RejectedInvitees({ rows }: { rows: InviteResult }) {
  const t = useTranslations('roomsMembers')
  return (
    <Alert
      type="error"
      showIcon
      className="list-note"
      title={t('roomsMembers:invite.failed', { count: rows.length })}
      description={
        <ul>
          {rows.map(({ email, msg }) => (
            <li key={email}>
              {email} · {msg}
            </li>
          ))}
        </ul>
      }
    />
  )
}
