import { useWrite } from '@/shared/api'
import { TextField } from '@/shared/form/fields'
import { FormDialog } from '@/shared/form/FormDialog'
import { customMessages } from '@/shared/form/formContext'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { NODE_RULES } from '../domain/nodeName'
import { useRoomApi } from '../room/roomContext'
import { documentApis, NameInput, type RoomNode } from './documents.api'

/** What is to get a name: something that has one, or a new folder. */
export type Named = { node: RoomNode } | { parentId: string | null }

/** Gives a folder or document its name. */
export function NameDialog({ named, onClose }: { named: Named; onClose: () => void }) {
  const t = useTranslations('roomsDocuments')
  const offerUndo = useUndoNotice()
  const { api, scope, roomId } = useRoomApi(documentApis)
  const create = useWrite(api.createFolder, { invalidates: [api] })
  const rename = useWrite(api.rename, { invalidates: [api] })
  const isNew = 'parentId' in named
  const form = useSchemaForm({
    schema: NameInput,
    labels: t('roomsDocuments:field', { returnObjects: true }),
    ownText: customMessages(NODE_RULES, (key) => t(`roomsDocuments:rule.${key}`)),
    draft: useDraft(`name:${scope}:${roomId}:${isNew ? `in:${named.parentId ?? ''}` : named.node.id}`),
    start: isNew ? {} : { name: named.node.name },
    send: ({ name }) =>
      isNew
        ? create({ body: { roomId, parentId: named.parentId, name } })
        : rename({ body: { id: named.node.id, name, was: named.node.name } }),
    onDone: (_, { name }) => {
      if (isNew) message.success(t('roomsDocuments:folder.created', { name }))
      else {
        const { id, name: before } = named.node
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
