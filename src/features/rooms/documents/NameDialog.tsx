import { useApiMutation } from '@/shared/api'
import { TextField } from '@/shared/form/textFields'
import { FormDialog } from '@/shared/form/FormDialog'
import { customMessages } from '@/shared/form/formContext'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { restoreHiddenCharacters } from '@/shared/lib/fileNames'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { NODE_RULES } from '../domain/nodeName'
import { useRoomApi } from '../room/roomContext'
import { documentApis, NameInput, type RoomNode } from './documents.api'

export type NameTarget = { node: RoomNode } | { parentId: string | null }

export function NameDialog({ target, onClose }: { target: NameTarget; onClose: () => void }) {
  const t = useTranslations('roomsDocuments')
  const offerUndo = useUndoNotice()
  const { api, scope, roomId } = useRoomApi(documentApis)
  const create = useApiMutation(api.createFolder, { invalidates: [api] })
  const rename = useApiMutation(api.rename, { invalidates: [api] })
  const isNew = 'parentId' in target
  const form = useSchemaForm({
    schema: NameInput,
    labels: t('roomsDocuments:field', { returnObjects: true }),
    customMessage: customMessages(NODE_RULES, (key) => t(`roomsDocuments:rule.${key}`)),
    draft: useDraft(`name:${scope}:${roomId}:${isNew ? `in:${target.parentId ?? ''}` : target.node.id}`),
    initialValues: isNew ? {} : { name: target.node.name },
    send: ({ name }) =>
      isNew
        ? create({ body: { roomId, parentId: target.parentId, name } })
        : rename({ body: { id: target.node.id, name, was: restoreHiddenCharacters(target.node.name) } }),
    onDone: (_, { name }) => {
      if (isNew) message.success(t('roomsDocuments:folder.created', { name }))
      else {
        const { id, name: before } = target.node
        offerUndo(t('roomsDocuments:folder.renamed', { name }), () =>
          rename({ body: { id, name: before, was: name } }),
        )
      }
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(isNew ? 'roomsDocuments:folder.new' : 'roomsDocuments:folder.rename')}
      submitText={t(isNew ? 'roomsDocuments:folder.create' : 'roomsDocuments:folder.save')}
      onClose={onClose}
    >
      <TextField name="name" />
    </FormDialog>
  )
}
