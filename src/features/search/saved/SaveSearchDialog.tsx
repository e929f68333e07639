import * as z from 'zod/mini'
import { useWrite } from '@/shared/api'
import { TextField } from '@/shared/form/fields'
import { FormDialog } from '@/shared/form/FormDialog'
import { required, text } from '@/shared/form/fieldParsers'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { writeSearch, type Search } from '../model/address'
import { savedSearchApi } from '../model/search.api'

const Naming = z.object({ name: required(text(1, 60)) })

interface SaveSearchDialogProps {
  search: Search
  onClose: () => void
}

/** Asks for the name that a search is kept under. */
export function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const t = useTranslations('search')
  const create = useWrite(savedSearchApi.create, { invalidates: [savedSearchApi] })
  const form = useSchemaForm({
    schema: Naming,
    labels: { name: t('search:saved.name') },
    start: { name: search.keyword },
    send: ({ name }) => create({ body: { name, address: writeSearch({ ...search, page: 1 }) } }),
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
