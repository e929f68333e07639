import { useQuery } from '@tanstack/react-query'
import { Alert, Card } from 'antd'
import { apiQuery } from '@/shared/api'
import { Conflict } from '@/shared/autosave/Conflict'
import { useConflict } from '@/shared/autosave/useConflict'
import type { Saved } from '@/shared/autosave/autosave'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { SelectField } from '@/shared/form/SelectField'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { FormBar } from '@/shared/form/FormBar'
import { FormFooter, FormFrame } from '@/shared/form/SchemaForm'
import { FormGroup } from '@/shared/form/FormGroup'
import { NumberField } from '@/shared/form/NumberField'
import { RadioField } from '@/shared/form/RadioField'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { DateTimeField } from '@/shared/form/DateTimeField'
import { customMessages } from '@/shared/form/formContext'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { UPLOAD_KINDS } from '@/shared/files/uploadRules'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { MAX_FOUND } from '@/shared/upload/foundFiles'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import {
  FOLDER_TEMPLATES,
  NEW_DOCUMENTS,
  NOTICES,
  roomSetting,
  SETTING_RULES,
  UPLOAD_SIZES,
} from '../domain/setting'
import { ROOM_RULES } from '../domain/roomRules'
import { roomApis } from '../room/rooms.api'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { useEndConfirmation } from '../room/useEndConfirmation'
import { settingApis, type Setting } from '../room/roomSettings.api'
import { Lifecycle } from './Lifecycle'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { plainText } from '@/shared/autosave/editLabels'
import { formatTime } from '@/shared/lib/dates'
import { useOptionalTranslation } from '@/shared/i18n/useOptionalTranslation'

const CHOICES = ['newDocuments', 'notices', 'folderTemplate'] as const

function useSettingText() {
  const t = useTranslations('roomsSetting')
  const known = useOptionalTranslation()
  return (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'roomsSetting:yes' : 'roomsSetting:no')
    if (field === 'endTime') return formatTime(value)
    const choice = CHOICES.find((each) => each === field)
    return (choice && known(`roomsSetting:${choice}`, String(value))) ?? plainText(value)
  }
}

export default function SettingPage() {
  const t = useTranslations('roomsSetting')
  const { api, roomId } = useRoomApi(settingApis)
  const maySee = useRoomCan('setting:list')
  const mayEdit = useRoomCan('setting:edit')
  return (
    <>
      <PageTitle title={t('roomsSetting:title')} />
      {maySee ? (
        <Content key={roomId} api={api} roomId={roomId} mayEdit={mayEdit} />
      ) : (
        <Card>
          <Alert type="warning" showIcon title={t('roomsSetting:mayNot')} />
        </Card>
      )}
    </>
  )
}

interface ContentProps {
  api: (typeof settingApis)['vdr']
  roomId: string
  mayEdit: boolean
}

function Content({ api, roomId, mayEdit }: ContentProps) {
  const t = useTranslations('roomsSetting')
  const { data, error, refetch } = useQuery(apiQuery(api.read, { path: { roomId } }))
  return (
    <>
      <Lifecycle />
      {data ? (
        mayEdit ? (
          <SettingForm setting={data} />
        ) : (
          <SettingFacts setting={data} />
        )
      ) : (
        <Card>
          <QueryFallback failed={t('roomsSetting:failed')} error={error} onRetry={refetch} rows={12} />
        </Card>
      )}
    </>
  )
}

const versioned = ({ version, ...values }: Setting): Saved => ({ version, values })

function SettingForm({ setting }: { setting: Setting }) {
  const t = useTranslations('rooms', 'roomsSetting')
  const { api, scope, roomId } = useRoomApi(settingApis)
  const save = useVersionedMutation(api.save, { invalidates: [api, roomApis[scope]], refetchOnConflict: [] })
  const readNewer = useReadNewer(api.read, { path: { roomId } })
  const confirmEnd = useEndConfirmation()
  const textOf = useSettingText()
  const conflict = useConflict({ saved: setting, versioned, readNewer })
  const { endTime } = conflict.base.values
  const schema = roomSetting(String(endTime))
  const labels = t('roomsSetting:field', { returnObjects: true })
  const roomMessages = customMessages(ROOM_RULES, (key) => t(`rooms:rule.${key}`))
  const settingMessages = customMessages(SETTING_RULES, (key, params) =>
    t(`roomsSetting:rule.${key}`, { ...params }),
  )
  const draft = useDraft(`setting:${scope}:${roomId}`)

  const form = useSchemaForm({
    schema,
    labels,
    customMessage: (fieldError) => roomMessages(fieldError) ?? settingMessages(fieldError),
    initialValues: conflict.base.values,
    draft,
    confirm: (next) => confirmEnd(String(endTime), next.endTime),
    send: (body) => conflict.send((version) => save({ body: { ...body, roomId, version } })),
    onDone: (_, body) => {
      conflict.rebaseOnSaved(body)
      message.success(t('roomsSetting:saved'))
    },
  })

  return (
    <FormFrame form={form}>
      <Conflict conflict={conflict} form={form} noun={t('roomsSetting:noun')} textOf={textOf} />
      <SettingGroups />
      <FormBar>
        <FormFooter
          form={form}
          listsErrors
          submitText={t('roomsSetting:save')}
          isBlocked={conflict.theirs !== null}
        />
      </FormBar>
    </FormFrame>
  )
}

function SettingGroups() {
  const t = useTranslations('roomsSetting')
  const optionsOf = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  const tick = (name: 'isZipAllowed' | 'hidesMembers') => (
    <CheckboxField name={name} label={null}>
      {t(`roomsSetting:field.${name}`)}
    </CheckboxField>
  )
  const tickWithHint = (name: 'isPublishingOn' | 'isAutoIndexed' | 'isIndexFrozen' | 'isTwoStep') => (
    <CheckboxField name={name} label={null} hint={t(`roomsSetting:hint.${name}`)}>
      {t(`roomsSetting:field.${name}`)}
    </CheckboxField>
  )
  return (
    <>
      <FormGroup title={t('roomsSetting:group.general')}>
        <TextField name="name" hint={t('roomsSetting:hint.name')} />
        <DateTimeField name="endTime" hint={t('roomsSetting:hint.endTime')} />
        <TextAreaField name="description" />
      </FormGroup>
      <FormGroup title={t('roomsSetting:group.documents')}>
        <RadioField
          name="newDocuments"
          hint={t('roomsSetting:hint.newDocuments')}
          options={optionsOf(NEW_DOCUMENTS, (value) => t(`roomsSetting:newDocuments.${value}`))}
        />
        {tickWithHint('isPublishingOn')}
        {tickWithHint('isAutoIndexed')}
        {tickWithHint('isIndexFrozen')}
        {tick('isZipAllowed')}
        <TextAreaField
          name="uploadTypes"
          hint={t('roomsSetting:hint.uploadTypes', { types: UPLOAD_KINDS.file.join(', ') })}
          minRows={2}
        />
        <NumberField name="uploadMaxMb" unit="MB" hint={t('roomsSetting:hint.uploadMaxMb', UPLOAD_SIZES)} />
        <NumberField name="uploadMaxFiles" hint={t('roomsSetting:hint.uploadMaxFiles', { max: MAX_FOUND })} />
      </FormGroup>
      <FormGroup title={t('roomsSetting:group.access')}>
        <TextAreaField name="ndaText" hint={t('roomsSetting:hint.ndaText')} minRows={4} />
        <TextAreaField name="domains" hint={t('roomsSetting:hint.domains')} minRows={2} />
        <TextAreaField name="addresses" hint={t('roomsSetting:hint.addresses')} minRows={2} />
        <NumberField
          name="sessionMinutes"
          unit={t('roomsSetting:minutes')}
          hint={t('roomsSetting:hint.sessionMinutes')}
        />
        {tick('hidesMembers')}
        {tickWithHint('isTwoStep')}
      </FormGroup>
      <FormGroup title={t('roomsSetting:group.notices')}>
        <RadioField
          name="notices"
          hint={t('roomsSetting:hint.notices')}
          options={optionsOf(NOTICES, (value) => t(`roomsSetting:notices.${value}`))}
        />
        <TextAreaField name="announcement" hint={t('roomsSetting:hint.announcement')} />
      </FormGroup>
      <FormGroup title={t('roomsSetting:group.templates')}>
        <SelectField
          name="folderTemplate"
          hint={t('roomsSetting:hint.folderTemplate')}
          options={optionsOf(FOLDER_TEMPLATES, (value) => t(`roomsSetting:folderTemplate.${value}`))}
        />
        <TextAreaField name="inviteMessage" hint={t('roomsSetting:hint.inviteMessage')} />
      </FormGroup>
    </>
  )
}

function SettingFacts({ setting: { version: _version, ...setting } }: { setting: Setting }) {
  const t = useTranslations('roomsSetting')
  const textOf = useSettingText()
  const fields = Object.keys(setting) as (keyof typeof setting)[]
  return (
    <Card>
      <Alert type="info" showIcon className="list-note" title={t('roomsSetting:readOnly')} />
      <DescriptionList
        items={fields.map((field) => ({
          name: t(`roomsSetting:field.${field}`),
          value: textOf(field, setting[field]),
        }))}
      />
    </Card>
  )
}
