import { Select } from 'antd'
import { useApiMutation } from '@/shared/api'
import { DictField } from '@/shared/form/DictField'
import { Field } from '@/shared/form/Field'
import { TextField } from '@/shared/form/textFields'
import { FormDialog } from '@/shared/form/FormDialog'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useRoomApi } from '../room/roomContext'
import { useTags } from '../tags/useTags'
import { groupApis, GroupInput, type Group } from '../questions/questions.api'

interface GroupFormProps {
  group: Group | undefined
  onClose: () => void
}

export default function GroupForm({ group, onClose }: GroupFormProps) {
  const t = useTranslations('roomsQuestions')
  const { api, scope, roomId } = useRoomApi(groupApis)
  const create = useApiMutation(api.create, { invalidates: [api] })
  const update = useApiMutation(api.update, { invalidates: [api] })
  const { options, isLoading } = useTags()
  const form = useSchemaForm({
    schema: GroupInput,
    labels: t('roomsQuestions:field', { returnObjects: true }),
    initialValues: group ? { ...group } : { category: 'general', tagIds: [] },
    draft: useDraft(`group:${scope}:${roomId}:${group?.id ?? 'new'}`),
    send: (body) =>
      group
        ? update({ body: { ...body, id: group.id, version: group.version, isOpen: group.isOpen } })
        : create({ body: { ...body, roomId } }),
    onDone: (_, { name }) => {
      message.success(t('roomsQuestions:group.saved', { name }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(group ? 'roomsQuestions:group.edit' : 'roomsQuestions:group.add')}
      submitText={t('roomsQuestions:group.save')}
      onClose={onClose}
    >
      <TextField name="name" />
      <TextField name="topic" />
      <DictField name="category" type="vdr_question_category" />
      <Field name="tagIds" isChoice isWide hint={t('roomsQuestions:hint.tagIds')}>
        <Select
          mode="multiple"
          loading={isLoading}
          options={options}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Field>
    </FormDialog>
  )
}
