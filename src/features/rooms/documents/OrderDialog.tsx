import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { useMemo, useState } from 'react'
import { useApiMutation } from '@/shared/api'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { Dialog } from '@/shared/ui/Dialog'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { useTranslations } from '@/shared/i18n'
import { renumberings, moveInList } from '../domain/numbering'
import { useRoom, useRoomApi } from '../room/roomContext'
import { documentApis, type RoomNode } from './documents.api'
import styles from './documents.module.css'
import { siblingsOf, type Tree } from './treeModel'

interface OrderDialogProps {
  tree: Tree<RoomNode>
  node: RoomNode
  /** Initial step: -1 moves up, 1 down. */
  by: number
  onClose: () => void
}

export function OrderDialog({ tree, node, by, onClose }: OrderDialogProps) {
  const t = useTranslations('roomsDocuments')
  const offerUndo = useUndoNotice()
  const { api, roomId } = useRoomApi(documentApis)
  const { isIndexFrozen, isIndexed } = useRoom()
  const isRenumbered = isIndexed && !isIndexFrozen
  const sort = useApiMutation(api.sort, { invalidates: [api] })
  const { isBusy, failure, submit } = useSubmit()
  /** Order at the time of opening; the server rejects the change if it has changed since. */
  const [siblings] = useState(() => siblingsOf(tree, node.id))
  const initialIds = siblings.map(({ id }) => id)
  const [ids, setIds] = useState(() => moveInList(initialIds, node.id, by))
  const index = ids.indexOf(node.id)
  const changed = useMemo(
    () =>
      renumberings(
        tree.entries.map((entry) => entry.node),
        ids,
      ),
    [tree, ids],
  )
  const moved = ids.flatMap((id, to) =>
    id === initialIds[to] ? [] : [{ id, to, from: initialIds.indexOf(id) }],
  )
  const nameOf = (id: string) => siblings.find((each) => each.id === id)?.name
  const numbersOf = (id: string) => changed.find((each) => each.node.id === id)
  const step = (by: number) => setIds(moveInList(ids, node.id, by))

  return (
    <Dialog
      open
      title={t('roomsDocuments:order.title', { name: node.name })}
      okText={t('roomsDocuments:order.apply')}
      okButtonProps={{ disabled: moved.length === 0, loading: isBusy }}
      onOk={() =>
        void submit(
          () => sort({ body: { roomId, parentId: node.parentId, was: initialIds, ids } }),
          () => {
            offerUndo(t('roomsDocuments:order.done'), () =>
              sort({ body: { roomId, parentId: node.parentId, was: ids, ids: initialIds } }),
            )
            onClose()
          },
        )
      }
      cancelText={t('actions.cancel')}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <Flex vertical gap="middle">
        <Flex gap="small">
          <Button icon={<ArrowUpOutlined aria-hidden />} disabled={index <= 0} onClick={() => step(-1)}>
            {t('roomsDocuments:order.up')}
          </Button>
          <Button
            icon={<ArrowDownOutlined aria-hidden />}
            disabled={index >= ids.length - 1}
            onClick={() => step(1)}
          >
            {t('roomsDocuments:order.down')}
          </Button>
        </Flex>
        {isIndexed && isIndexFrozen && (
          <Alert type="info" showIcon title={t('roomsDocuments:order.frozen')} />
        )}
        <p role="status" className={styles.orderNote}>
          {t('roomsDocuments:order.place', { place: index + 1, count: ids.length })}{' '}
          {isRenumbered && t('roomsDocuments:order.changes', { count: changed.length })}
        </p>
        <ul className={styles.order} aria-label={t('roomsDocuments:order.preview')}>
          {moved.map(({ id, from, to }) => {
            const numbers = numbersOf(id)
            return (
              <li key={id} data-own={id === node.id || undefined}>
                <span>
                  {!isRenumbered || !numbers
                    ? t('roomsDocuments:order.places', { from: from + 1, to: to + 1 })
                    : t('roomsDocuments:order.numbers', { from: numbers.from, to: numbers.to })}
                </span>
                <span>{nameOf(id)}</span>
              </li>
            )
          })}
        </ul>
        {failure && <SubmitErrorAlert failure={failure} />}
      </Flex>
    </Dialog>
  )
}
