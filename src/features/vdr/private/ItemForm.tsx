import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { DocumentSelect, useRoom } from '@/features/rooms'
import { useInvalidate, useApiMutation } from '@/shared/api'
import { Field } from '@/shared/form/Field'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { FormDrawer } from '@/shared/form/FormDialog'
import { NumberField } from '@/shared/form/NumberField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { INPUTS, privateApi, type PrivateItem, type WrittenKind } from './privateItems.api'
import { FolderSelect } from './FolderSelect'

/** A new item, possibly with known values, or an existing one. */
export interface EditTarget {
  kind: WrittenKind
  item?: PrivateItem
  start?: Pick<PrivateItem, 'documentId' | 'page'>
}

type Body = z.output<(typeof INPUTS)[WrittenKind]>

const DocumentField = () => (
  <Field name="documentId" isChoice isWide>
    <DocumentSelect />
  </Field>
)

const FIELDS: Readonly<Record<WrittenKind, () => ReactNode>> = {
  draft: () => (
    <Field name="folderId" isChoice isWide>
      <FolderSelect />
    </Field>
  ),
  note: () => (
    <>
      <TextField name="name" isWide />
      <TextAreaField name="text" minRows={6} maxRows={20} />
    </>
  ),
  bookmark: () => (
    <>
      <DocumentField />
      <NumberField name="page" />
      <TextAreaField name="text" />
    </>
  ),
  question: () => (
    <>
      <TextAreaField name="text" minRows={6} maxRows={20} />
      <DocumentField />
      <NumberField name="page" />
    </>
  ),
}

/** Creates or edits a note, a bookmark or a question; of a draft, it edits the target folder. */
export function ItemForm({ kind, item, start, onClose }: EditTarget & { onClose: () => void }) {
  const t = useTranslations('vdrPrivate')
  const { id: roomId } = useRoom()
  const create = useApiMutation(privateApi.create, { invalidates: [privateApi] })
  const update = useApiMutation(privateApi.update, { invalidates: [privateApi] })
  const refresh = useInvalidate()
  const schema: z.ZodMiniType<Body> = INPUTS[kind]
  const form = useSchemaForm({
    schema,
    labels: {
      ...t('vdrPrivate:field', { returnObjects: true }),
      ...t(`vdrPrivate:fieldOf.${kind}`, { returnObjects: true }),
    },
    initialValues: { ...(item ?? start), kind },
    draft: useDraft(
      ['private', roomId, ...(item ? [item.id] : [kind, start?.documentId, start?.page])].join(':'),
    ),
    send: async (body) => {
      if (item) {
        const result = await update({ body: { ...body, id: item.id, was: item.updateTime ?? null } })
        // An item that was changed elsewhere must be reloaded before it can be edited.
        if (!result.ok) void refresh(privateApi.list)
        return result
      }
      // A draft is created by its upload.
      return body.kind === 'draft' ? null : create({ body: { ...body, roomId } })
    },
    onDone: () => {
      message.success(t(`vdrPrivate:saved.${kind}`))
      onClose()
    },
  })
  const Fields = FIELDS[kind]
  return (
    <FormDrawer
      form={form}
      title={t(item ? `vdrPrivate:edit.${kind}` : `vdrPrivate:add.${kind}`)}
      submitText={t('vdrPrivate:save')}
      onClose={onClose}
    >
      <Fields />
    </FormDrawer>
  )
}
