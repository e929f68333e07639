import { useState } from 'react'
import { useApiMutation } from '@/shared/api'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { useRoomApi } from '../room/roomContext'
import { documentApis, recycleApis, type RoomNode } from './documents.api'
import { useUndoOffer } from './useUndoOffer'

/** Deletes nodes after a confirmation, which stays open on errors. */
export function useRemoval(onGone: (gone: readonly RoomNode[]) => void) {
  const [pending, setPending] = useState<readonly RoomNode[]>([])
  const close = () => setPending([])
  return {
    confirmRemoval: setPending,
    remove: pending.length > 0 && (
      <Removal
        nodes={pending}
        onClose={close}
        onGone={() => {
          onGone(pending)
          close()
        }}
      />
    ),
  }
}

interface RemovalProps {
  nodes: readonly RoomNode[]
  onClose: () => void
  onGone: () => void
}

function Removal({ nodes, onClose, onGone }: RemovalProps) {
  const t = useTranslations('roomsDocuments')
  const offerUndo = useUndoOffer()
  const { api, scope } = useRoomApi(documentApis)
  const send = useApiMutation(api.remove, { invalidates: [api, recycleApis[scope]] })
  const { isBusy, failure, submit } = useSubmit()
  return (
    <Dialog
      open
      title={t('roomsDocuments:remove.title', { count: nodes.length, name: nodes[0]?.name })}
      okText={t('roomsDocuments:remove.do')}
      okButtonProps={{ danger: true, loading: isBusy }}
      onOk={() =>
        void submit(
          () => send({ path: { ids: nodes.map(({ id }) => id).join(',') } }),
          (answer) => {
            offerUndo(t('roomsDocuments:remove.done'), answer?.undo)
            onGone()
          },
        )
      }
      cancelText={t('actions.cancel')}
      onCancel={onClose}
    >
      <p>{t('roomsDocuments:remove.text')}</p>
      {failure && <SubmitErrorAlert failure={failure} />}
    </Dialog>
  )
}
