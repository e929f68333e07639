import * as z from 'zod/mini'
import { useApiMutation } from '@/shared/api'
import { TextField } from '@/shared/form/textFields'
import { FormDialog } from '@/shared/form/FormDialog'
import { required, text } from '@/shared/form/fieldParsers'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { serializeSearch, type Search } from '../model/searchAddress'
import { savedSearchApi } from '../model/search.api'

const NameInput = z.object({ name: required(text(1, 60)) })

interface SaveSearchDialogProps {
  search: Search
  onClose: () => void
}

export function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const t = useTranslations('search')
  const create = useApiMutation(savedSearchApi.create, { invalidates: [savedSearchApi] })
  const form = useSchemaForm({
    schema: NameInput,
    labels: { name: t('search:saved.name') },
    initialValues: { name: search.keyword },
    send: ({ name }) => create({ body: { name, address: serializeSearch({ ...search, page: 1 }) } }),
    onDone: (_, { name }) => {
      onClose()
      message.success(t('search:saved.done', { name }))
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('search:saved.save')}
      submitText={t('search:saved.ok')}
      onClose={onClose}
    >
      <TextField name="name" />
    </FormDialog>
  )
}
