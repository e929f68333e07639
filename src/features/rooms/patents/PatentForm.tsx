import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/shared/api'
import { DayField } from '@/shared/form/DayField'
import { DictField } from '@/shared/form/DictField'
import { TextField } from '@/shared/form/fields'
import { FilesField } from '@/shared/form/FilesField'
import { FormDrawer } from '@/shared/form/FormDrawer'
import { ownTexts } from '@/shared/form/formContext'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useValues } from '@/shared/form/watching'
import { useRoom } from '../room/roomContext'
import { useScope } from '../room/scope'
import { PATENT_RULES, patentApis, PatentInput, type Patent } from './api'
import { hasWrongCheckDigit } from './applicationNo'

interface PatentFormProps {
  /** Absent for a new one. */
  patent: Patent | undefined
  onClose: () => void
}

/** A patent of the room in hand, new or changed. */
export function PatentForm({ patent, onClose }: PatentFormProps) {
  const { t } = useTranslation('roomsPatents')
  const { message } = App.useApp()
  const { id: roomId } = useRoom()
  const scope = useScope()
  const api = patentApis[scope]
  const create = useWrite(api.create, { refreshes: [api] })
  const update = useWrite(api.update, { refreshes: [api] })
  const [isSending, setSending] = useState(false)
  const form = useSchemaForm({
    schema: PatentInput,
    labels: t('field', { returnObjects: true }),
    ownText: ownTexts(PATENT_RULES, (key) => t(`rule.${key}`)),
    start: patent ?? {},
    draft: useDraft(`patent:${scope}:${roomId}:${patent?.id ?? 'new'}`),
    isWaiting: isSending,
    send: (body) =>
      patent ? update({ body: { ...body, id: patent.id } }) : create({ body: { ...body, roomId } }),
    onDone: (_, { applicationNo }) => {
      void message.success(t('saved', { applicationNo }))
      onClose()
    },
  })
  return (
    <FormDrawer form={form} title={t(patent ? 'edit' : 'add')} submitText={t('save')} onClose={onClose}>
      <TextField name="applicationNo" isCode hint={<CheckDigitHint />} />
      <DayField name="applicationDate" />
      <TextField name="title" />
      <TextField name="applicant" />
      <TextField name="beneficiary" />
      <DictField name="kind" type="patent_kind" />
      <DictField name="legalStatus" type="patent_legal_status" />
      <TextField name="patentNo" isCode hint={t('hint.patentNo')} />
      <DayField name="effectiveDate" />
      <TextField name="internationalNo" isCode hint={t('hint.internationalNo')} />
      <TextField name="firstCountry" />
      <DictField name="receivingOffice" type="patent_receiving_office" />
      <DayField name="expiry" hint={t('hint.expiry')} />
      <TextField name="expiryReason" />
      <DayField name="nextFeeDate" />
      <TextField name="family" />
      <FilesField name="certificate" kind="file" onBusyChange={setSending} />
    </FormDrawer>
  )
}

/** A warning only: numbers of other offices follow other rules. */
function CheckDigitHint() {
  const { t } = useTranslation('roomsPatents')
  const isDoubtful = useValues(
    ({ applicationNo }) => typeof applicationNo === 'string' && hasWrongCheckDigit(applicationNo),
  )
  return isDoubtful && <output>{t('hint.checkDigit')}</output>
}
