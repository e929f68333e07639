import { useApiMutation } from '@/shared/api'
import { useLabels } from '@/shared/dictionary/useLabels'
import type { Patent } from '@/entities/patents.api'
import type { Saved } from '@/shared/autosave/autosave'
import { Conflict } from '@/shared/autosave/Conflict'
import { useConflict } from '@/shared/autosave/useConflict'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { plainText } from '@/shared/autosave/editLabels'
import type { StoredFile } from '@/shared/files/files.api'
import { DayField } from '@/shared/form/DayField'
import { DictField } from '@/shared/form/DictField'
import type { FieldPath } from '@/shared/form/fieldPath'
import { TextField } from '@/shared/form/textFields'
import { FilesField } from '@/shared/form/FilesField'
import { FormDrawer } from '@/shared/form/FormDialog'
import { customMessages } from '@/shared/form/formContext'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useFormValue } from '@/shared/form/useFormValue'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { useRoomApi } from '../room/roomContext'
import { PATENT_RULES, patentApis, PatentInput } from './roomPatents.api'

const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]

/**
 * True if the check digit of a Chinese application number (twelve digits and a check digit) is wrong; false for other
 * formats. Source: the office's standard ZC 0006-2003.
 */
function hasWrongCheckDigit(applicationNo: string): boolean {
  const [, digits, checkDigit] = /^(?:CN|ZL)?\s*(\d{12})\.?([\dX])$/i.exec(applicationNo.trim()) ?? []
  if (digits === undefined || checkDigit === undefined) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const expected = sum % 11 === 10 ? 'X' : String(sum % 11)
  return checkDigit.toUpperCase() !== expected
}

interface PatentFormProps {
  patent: Patent | undefined
  onClose: () => void
}

const NEW_PATENT: Saved = { version: 0, values: {} }

function versioned(patent: Patent | undefined): Saved {
  if (!patent) return NEW_PATENT
  const { version, ...values } = patent
  return { version, values }
}

export function PatentForm({ patent, onClose }: PatentFormProps) {
  const t = useTranslations('roomsPatents', 'editing')
  const { api, scope, roomId } = useRoomApi(patentApis)
  const id = patent?.id ?? ''
  const create = useApiMutation(api.create, { invalidates: [api] })
  const update = useVersionedMutation(api.update, { invalidates: [api], refetchOnConflict: [api.list] })
  const conflict = useConflict<Patent | undefined>({
    saved: patent,
    versioned,
    readNewer: useReadNewer(api.detail, { path: { id } }),
  })
  const textOf = usePatentText()
  const labels = t('roomsPatents:field', { returnObjects: true })
  const form = useSchemaForm({
    schema: PatentInput,
    labels,
    customMessage: customMessages(PATENT_RULES, (key) => t(`roomsPatents:rule.${key}`)),
    note: noteAt,
    initialValues: conflict.base.values,
    draft: useDraft(`patent:${scope}:${roomId}:${patent?.id ?? 'new'}`),
    send: (body) =>
      patent
        ? conflict.send((version) => update({ body: { ...body, id, version } }))
        : create({ body: { ...body, roomId } }),
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
      <Conflict conflict={conflict} form={form} noun={t('roomsPatents:noun')} textOf={textOf} />
    </FormDrawer>
  )
}

function usePatentText() {
  const dictionaries = {
    kind: useLabels('patent_kind'),
    legalStatus: useLabels('patent_legal_status'),
    receivingOffice: useLabels('patent_receiving_office'),
  }
  return (field: string, value: unknown): string => {
    if (Array.isArray(value))
      return (value as StoredFile[]).map((each) => each.originalName).join(', ') || EMPTY_VALUE
    const dictionary = dictionaries[field as keyof typeof dictionaries]
    return dictionary ? dictionary.labelOf(value as string | null) : plainText(value)
  }
}

const noteAt = ([field]: FieldPath) => (field === 'applicationNo' ? <CheckDigitNote /> : null)

/** Only a warning: other patent offices have other number formats. */
function CheckDigitNote() {
  const t = useTranslations('roomsPatents')
  const isDoubtful = useFormValue(
    ({ applicationNo }) => typeof applicationNo === 'string' && hasWrongCheckDigit(applicationNo),
  )
  return isDoubtful && <output>{t('roomsPatents:hint.checkDigit')}</output>
}
