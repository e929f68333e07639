import { Radio } from 'antd'
import { useApiMutation } from '@/shared/api'
import { useDictionary } from '@/shared/dictionary/useDictionary'
import { useLabels } from '@/shared/dictionary/useLabels'
import type { Saved } from '@/shared/autosave/autosave'
import { Conflict } from '@/shared/autosave/Conflict'
import { useConflict } from '@/shared/autosave/useConflict'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { plainText } from '@/shared/autosave/editLabels'
import { SelectField } from '@/shared/form/SelectField'
import { DictField } from '@/shared/form/DictField'
import { Field } from '@/shared/form/Field'
import { TextField } from '@/shared/form/textFields'
import { FormDrawer } from '@/shared/form/FormDialog'
import { NumberField } from '@/shared/form/NumberField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { useOptionalTranslation } from '@/shared/i18n/useOptionalTranslation'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { LEVELS } from '../domain/levels'
import { permissionApis } from '../rights/rights.api'
import { useRoomApi } from '../room/roomContext'
import { NewTagInput, TAG_COLOURS, tagApis, TagInput, type Tag } from './tags.api'
import styles from './tags.module.css'

interface TagFormProps {
  tag: Tag | undefined
  onClose: () => void
}

const NEW_TAG: Saved = { version: 0, values: { color: TAG_COLOURS[0] } }

function versioned(tag: Tag | undefined): Saved {
  if (!tag) return NEW_TAG
  const { version, ...values } = tag
  return { version, values }
}

export function TagForm({ tag, onClose }: TagFormProps) {
  const t = useTranslations('roomsTags', 'editing')
  const { api, scope, roomId } = useRoomApi(tagApis)
  const invalidates = [api, permissionApis[scope]]
  const create = useApiMutation(api.create, { invalidates })
  const update = useVersionedMutation(api.update, { invalidates, refetchOnConflict: [api.list] })
  const conflict = useConflict<Tag | undefined>({
    saved: tag,
    versioned,
    readNewer: useReadNewer(api.detail, { path: { id: tag?.id ?? '' } }),
  })
  const textOf = useTagText()
  const labels = t('roomsTags:field', { returnObjects: true })
  const { entries, labelOf } = useDictionary('vdr_doc_level')
  const form = useSchemaForm({
    schema: tag ? TagInput : NewTagInput,
    labels,
    initialValues: conflict.base.values,
    draft: useDraft(`tag:${scope}:${roomId}:${tag?.id ?? 'new'}`),
    send: (body) =>
      tag
        ? conflict.send((version) => update({ body: { ...TagInput.parse(body), id: tag.id, version } }))
        : create({ body: { ...NewTagInput.parse(body), roomId } }),
    fieldOf: ({ kind }) => (kind === 'refused' ? 'name' : undefined),
    onDone: (_, { name }) => {
      message.success(t('roomsTags:saved', { name }))
      onClose()
    },
  })
  const levelName = (level: number) =>
    labelOf(
      String(level),
      entries.find(({ dictValue }) => dictValue === String(level)),
    )
  return (
    <FormDrawer
      form={form}
      title={t(tag ? 'roomsTags:edit' : 'roomsTags:add')}
      submitText={t('roomsTags:save')}
      onClose={onClose}
    >
      <TextField name="name" />
      <TextField name="representative" />
      <DictField name="type" type="vdr_tag_type" />
      <DictField name="category" type="vdr_tag_category" />
      <Field name="color" isChoice isWide>
        <Radio.Group className={styles.colours}>
          {TAG_COLOURS.map((colour) => (
            <Radio key={colour} value={colour}>
              <ColourName colour={colour} name={t(`roomsTags:colour.${colour}`)} />
            </Radio>
          ))}
        </Radio.Group>
      </Field>
      <NumberField name="questionQuota" hint={t('roomsTags:hint.questionQuota')} />
      {!tag && (
        <SelectField
          name="presetLevel"
          hint={t('roomsTags:hint.presetLevel')}
          options={LEVELS.map((level) => ({ value: String(level), label: `${level} ${levelName(level)}` }))}
        />
      )}
      <Conflict conflict={conflict} form={form} noun={t('roomsTags:noun')} textOf={textOf} />
    </FormDrawer>
  )
}

function useTagText() {
  const known = useOptionalTranslation('roomsTags')
  const { labelOf: typeOf } = useLabels('vdr_tag_type')
  const { labelOf: categoryOf } = useLabels('vdr_tag_category')
  return (field: string, value: unknown): string => {
    if (field === 'type') return typeOf(String(value))
    if (field === 'category') return categoryOf(String(value))
    return (field === 'color' ? known('roomsTags:colour', String(value)) : null) ?? plainText(value)
  }
}

/** Colour swatch with its name, because colour alone is not accessible. */
export const ColourName = ({ colour, name }: { colour: string; name: string }) => (
  <span className={styles.colour}>
    <svg viewBox="0 0 12 12" aria-hidden>
      <rect width="12" height="12" rx="3" fill={colour} />
    </svg>
    {name}
  </span>
)
