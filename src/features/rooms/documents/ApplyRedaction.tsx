import { Button, Select } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Field } from '@/shared/form/Field'
import { FormDialog } from '@/shared/form/FormDialog'
import { RadioField } from '@/shared/form/RadioField'
import { useFormValue } from '@/shared/form/useFormValue'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { useRoomApi } from '../room/roomContext'
import { useReadingAddress } from './addresses'
import { documentApis } from './documents.api'
import styles from './documents.module.css'
import { AudienceInput, AUDIENCES, redactionApis, type Redaction } from './redaction.api'

export function ApplyRedaction({ redaction }: { redaction: Redaction }) {
  const t = useTranslations('roomsDocuments')
  const [isAsking, setAsking] = useState(false)
  const { rows } = redaction
  const count = rows.filter(({ state }) => state === 'accepted').length
  const isOpen = rows.some(({ state }) => state === 'proposed')
  return (
    <div>
      <Button danger type="primary" disabled={count === 0 || isOpen} onClick={() => setAsking(true)}>
        {t('roomsDocuments:redact.apply')}
      </Button>
      {(count === 0 || isOpen) && (
        <p className={styles.redactionNote}>
          {t(isOpen ? 'roomsDocuments:redact.waits' : 'roomsDocuments:redact.nothing')}
        </p>
      )}
      {isAsking && <ApplyDialog redaction={redaction} count={count} onClose={() => setAsking(false)} />}
    </div>
  )
}

interface ApplyDialogProps {
  redaction: Redaction
  /** Accepted regions. */
  count: number
  onClose: () => void
}

function ApplyDialog({ redaction: { id, version, parties }, count, onClose }: ApplyDialogProps) {
  const t = useTranslations('roomsDocuments')
  const { api } = useRoomApi(redactionApis)
  const { api: documents } = useRoomApi(documentApis)
  const invalidated = [api, documents]
  const apply = useVersionedMutation(api.apply, { invalidates: invalidated, refetchOnConflict: invalidated })
  const navigate = useNavigate()
  const { factsAddress } = useReadingAddress()
  const form = useSchemaForm({
    schema: AudienceInput,
    labels: t('roomsDocuments:redact.field', { returnObjects: true }),
    initialValues: { audience: 'everybody' },
    send: ({ audience, tagIds }) =>
      apply({ body: { id, version, tagIds: audience === 'parties' ? tagIds : null } }),
    onDone: ({ no }, { audience }) => {
      message.success(t(`roomsDocuments:redact.applied.${audience}`, { no }))
      void navigate(factsAddress)
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('roomsDocuments:redact.applyTitle', { count })}
      submitText={t('roomsDocuments:redact.apply')}
      onClose={onClose}
    >
      <p>{t('roomsDocuments:redact.applyText')}</p>
      {parties.length > 0 && (
        <RadioField
          name="audience"
          options={AUDIENCES.map((value) => ({ value, label: t(`roomsDocuments:redact.audience.${value}`) }))}
        />
      )}
      <Audience parties={parties} />
    </FormDialog>
  )
}

function Audience({ parties }: Pick<Redaction, 'parties'>) {
  const t = useTranslations('roomsDocuments')
  const isForParties = useFormValue(({ audience }) => audience === 'parties')
  return (
    <>
      {isForParties && (
        <Field name="tagIds" isChoice isRequired>
          <Select
            mode="multiple"
            options={parties.map(({ id, name }) => ({ value: id, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Field>
      )}
      <p className={styles.redactionNote}>
        {t(`roomsDocuments:redact.effect.${isForParties ? 'parties' : 'everybody'}`)}
      </p>
    </>
  )
}
