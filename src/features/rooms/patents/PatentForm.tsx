import { useWrite } from '@/shared/api'
import type { Patent } from '@/shared/domain/patent/api'
import { DayField } from '@/shared/form/DayField'
import { DictField } from '@/shared/form/DictField'
import type { FieldPath } from '@/shared/form/fieldPath'
import { TextField } from '@/shared/form/fields'
import { FilesField } from '@/shared/form/FilesField'
import { FormDrawer } from '@/shared/form/FormDialog'
import { ownTexts } from '@/shared/form/formContext'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useValues } from '@/shared/form/watching'
import { useText } from '@/shared/texts'
import { message } from '@/shared/told'
import { useRoomCalls } from '../room/roomContext'
import { PATENT_RULES, patentApis, PatentInput } from './api'
import { hasWrongCheckDigit } from './applicationNo'

interface PatentFormProps {
  /** Absent for a new one. */
  patent: Patent | undefined
  onClose: () => void
}

/** A patent of the room in hand, new or changed. */
export function PatentForm({ patent, onClose }: PatentFormProps) {
  const t = useText('roomsPatents')
  const { api, scope, roomId } = useRoomCalls(patentApis)
  const create = useWrite(api.create, { refreshes: [api] })
  const update = useWrite(api.update, { refreshes: [api] })
  const form = useSchemaForm({
    schema: PatentInput,
    labels: t('roomsPatents:field', { returnObjects: true }),
    ownText: ownTexts(PATENT_RULES, (key) => t(`roomsPatents:rule.${key}`)),
    note: noteAt,
    start: patent ?? {},
    draft: useDraft(`patent:${scope}:${roomId}:${patent?.id ?? 'new'}`),
    send: (body) =>
      patent ? update({ body: { ...body, id: patent.id } }) : create({ body: { ...body, roomId } }),
    onDone: (_, { applicationNo }) => {
      message.success(t('roomsPatents:saved', { applicationNo }))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t(patent ? 'roomsPatents:edit' : 'roomsPatents:add')}
      submitText={t('roomsPatents:save')}
      onClose={onClose}
    >
      <TextField name="applicationNo" isCode />
      <DayField name="applicationDate" />
      <TextField name="title" isWide />
      <TextField name="applicant" />
      <TextField name="beneficiary" />
      <DictField name="kind" type="patent_kind" />
      <DictField name="legalStatus" type="patent_legal_status" />
      <TextField name="patentNo" isCode hint={t('roomsPatents:hint.patentNo')} />
      <DayField name="effectiveDate" />
      <TextField name="internationalNo" isCode hint={t('roomsPatents:hint.internationalNo')} />
      <TextField name="firstCountry" />
      <DictField name="receivingOffice" type="patent_receiving_office" />
      <DayField name="expiry" hint={t('roomsPatents:hint.expiry')} />
      <TextField name="expiryReason" />
      <DayField name="nextFeeDate" />
      <TextField name="family" />
      <FilesField name="certificate" kind="file" />
    </FormDrawer>
  )
}

const noteAt = ([field]: FieldPath) => (field === 'applicationNo' ? <CheckDigitNote /> : null)

/** A warning only: numbers of other offices follow other rules. */
function CheckDigitNote() {
  const t = useText('roomsPatents')
  const isDoubtful = useValues(
    ({ applicationNo }) => typeof applicationNo === 'string' && hasWrongCheckDigit(applicationNo),
  )
  return isDoubtful && <output>{t('roomsPatents:hint.checkDigit')}</output>
}
