import { Select } from 'antd'
import * as z from 'zod/mini'
import { useRoom, useTags } from '@/features/rooms'
import { useApiMutation } from '@/shared/api'
import { Field } from '@/shared/form/Field'
import { FormDialog } from '@/shared/form/FormDialog'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { severalOf } from '@/shared/form/fieldParsers'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { sharedReportApi, type SharedReport } from './sharedReports.api'

interface PublishFormProps {
  report: SharedReport
  name: string
  onClose: () => void
}

/**
 * Sets the tags whose members see a report in the current room: any tags for admins, only their own tag for authors of
 * a scenario.
 */
export function PublishForm({ report: { id, tagIds }, name, onClose }: PublishFormProps) {
  const t = useTranslations('vdrReports')
  const { id: roomId, role, tagId, tagName } = useRoom()
  const { options: all, isLoading } = useTags()
  const isLeader = role === 'admin'
  const options = isLeader ? all : tagId ? [{ value: tagId, label: tagName }] : []
  const publish = useApiMutation(sharedReportApi.publish, { invalidates: [sharedReportApi] })
  const form = useSchemaForm({
    schema: z.object({
      tagIds: severalOf(
        options.map(({ value }) => value),
        0,
      ),
    }),
    labels: t('vdrReports:field', { returnObjects: true }),
    initialValues: { tagIds },
    draft: useDraft(`publish:${roomId}:${id}`),
    send: (body) => publish({ body: { ...body, id } }),
    onDone: (_, { tagIds: chosen }) => {
      message.success(t('vdrReports:publish.done', { name, count: chosen.length }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('vdrReports:publish.title', { name })}
      submitText={t('vdrReports:publish.submit')}
      onClose={onClose}
    >
      <Field
        name="tagIds"
        isChoice
        hint={t(isLeader ? 'vdrReports:publish.text' : 'vdrReports:publish.textOwn')}
      >
        <Select mode="multiple" loading={isLeader && isLoading} options={options} />
      </Field>
    </FormDialog>
  )
}
