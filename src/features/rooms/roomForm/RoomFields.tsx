import { Form, Input, Select } from 'antd'
import { useMemo } from 'react'
import { DictSelect } from '@/shared/dictionary/DictSelect'
import { useLabels } from '@/shared/dictionary/useLabels'
import { SelectField } from '@/shared/form/SelectField'
import { DayInput } from '@/shared/form/DayInput'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { FilesField } from '@/shared/form/FilesField'
import { MoneyField } from '@/shared/form/MoneyField'
import { RowsField } from '@/shared/form/RowsField'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { DateTimeField } from '@/shared/form/DateTimeField'
import { useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import { LEVELS, LEVEL } from '../domain/levels'
import { PROJECT_PHASES } from '../domain/roomInput'
import { ROOM_ROLES } from '../domain/states'

export const TargetFields = () => (
  <>
    <TextField name="targetName" />
    <TextField name="indication" />
  </>
)

export function OrganisationFields() {
  const t = useTranslations('roomsEdit')
  return (
    <>
      <TextField name="orgName" />
      <TextField name="creditCode" isCode hint={t('roomsEdit:hint.creditCode')} />
    </>
  )
}

export function ProjectFields() {
  const t = useTranslations('roomsEdit')
  return (
    <>
      <TextField name="concept" isRequired />
      <TextField name="contractNo" isCode />
      <SelectField
        name="phase"
        options={PROJECT_PHASES.map((value) => ({ value, label: t(`roomsEdit:phase.${value}`) }))}
      />
      <MoneyField name="budget" currency="CNY" />
      <CheckboxField name="isInsured" label={null}>
        {t('roomsEdit:insured')}
      </CheckboxField>
    </>
  )
}

export function RoomFields() {
  const t = useTranslations('roomsEdit')
  const { labelOf } = useLabels('vdr_doc_level')
  const levels = LEVELS.filter((level) => level <= LEVEL.downloadOriginal)
  return (
    <>
      <TextField name="name" hint={t('roomsEdit:hint.name')} />
      <TextAreaField name="description" />
      <DateTimeField name="endTime" hint={t('roomsEdit:hint.endTime')} />
      <SelectField
        name="defaultLevel"
        hint={t('roomsEdit:hint.defaultLevel')}
        options={levels.map((level) => ({ value: String(level), label: labelOf(String(level)) }))}
      />
      <FilesField name="logo" kind="image" />
    </>
  )
}

export const PatentRows = () => (
  <RowsField
    name="patents"
    cells={{ applicationNo: <Input />, applicationDate: <DayInput />, applicant: <Input /> }}
  />
)

export const TagRows = () => (
  <RowsField
    name="tags"
    cells={{
      name: <Input />,
      type: <DictSelect type="vdr_tag_type" />,
      category: <DictSelect type="vdr_tag_category" />,
    }}
  />
)

/** Selects one of the tags entered in the same form. */
function TagInput(select: { id?: string; value?: string; onChange?: (tag: string | undefined) => void }) {
  const clear = useClearButton()
  const tags = Form.useWatch('tags') as readonly { name?: string }[] | undefined
  const options = useMemo(
    () => (tags ?? []).flatMap((tag) => (tag?.name ? [{ value: tag.name, label: tag.name }] : [])),
    [tags],
  )
  return <Select {...select} allowClear={clear} options={options} />
}

export function MemberRows() {
  const t = useTranslations('rooms')
  return (
    <RowsField
      name="members"
      cells={{
        email: <Input type="email" />,
        tag: <TagInput />,
        role: <Select options={ROOM_ROLES.map((value) => ({ value, label: t(`rooms:role.${value}`) }))} />,
      }}
    />
  )
}

export function WatermarkField() {
  const t = useTranslations('roomsEdit')
  return <TextAreaField name="watermark" hint={t('roomsEdit:hint.watermark')} minRows={2} />
}
