import { Flex, Radio, Skeleton, TreeSelect } from 'antd'
import { useId, useMemo, useState } from 'react'
import { useApiMutation } from '@/shared/api'
import { Dialog } from '@/shared/ui/Dialog'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { useTranslations } from '@/shared/i18n'
import { LEVEL } from '../domain/levels'
import { MOVE_MODES, type MoveMode } from '../domain/move'
import { Impact } from '../rights/ImpactDialog'
import { useRoom, useRoomApi } from '../room/roomContext'
import { documentApis, type RoomNode } from './documents.api'
import { canMoveInto, type Tree } from './treeModel'
import { useUndoOffer } from './useUndoOffer'
import { useMoveImpact } from './useMoveImpact'

const ROOT = ''

interface MoveDialogProps {
  tree: Tree<RoomNode>
  nodes: readonly RoomNode[]
  /** Folder onto which they were dropped or pasted; null for the top level. */
  target?: string | null
  onClose: () => void
  onMoved: () => void
}

export function MoveDialog({ tree, nodes, target: initialTarget, onClose, onMoved }: MoveDialogProps) {
  const t = useTranslations('roomsDocuments')
  const id = useId()
  const offerUndo = useUndoOffer()
  const { api, roomId } = useRoomApi(documentApis)
  const { role } = useRoom()
  const move = useApiMutation(api.move, { invalidates: [api] })
  const { isBusy, failure, submit } = useSubmit()
  const [target, setTarget] = useState<string | undefined>(initialTarget === null ? ROOT : initialTarget)
  const [mode, setMode] = useState<MoveMode>('inherit')
  const targets = useMemo(() => targetsIn(tree, nodes), [tree, nodes])
  const options = [
    ...(role === 'admin' && canMoveInto(tree, nodes, null)
      ? [{ id: ROOT, pId: null, value: ROOT, title: t('roomsDocuments:move.top') }]
      : []),
    ...targets,
  ]

  const targetId = target === undefined ? undefined : target === ROOT ? null : target
  const impact = useMoveImpact(nodes, targetId, mode)
  const isReady = targetId !== undefined && (!impact.isImpactVisible || impact.matrix !== undefined)

  async function moveAll() {
    if (targetId === undefined) return
    const { matrix, isImpactVisible, retry } = impact
    async function send() {
      const result = await move({
        body: {
          roomId,
          nodes: nodes.map(({ id, parentId }) => ({ id, parentId })),
          target: targetId!,
          permissionMode: mode,
          ...(matrix ? { version: matrix.version } : {}),
        },
      })
      // The effect may have changed since it was shown.
      if (!result.ok && isImpactVisible) retry()
      return result
    }
    await submit(send, (answer) => {
      offerUndo(t('roomsDocuments:move.done'), answer?.undo)
      onMoved()
    })
  }
  return (
    <Dialog
      open
      width={760}
      title={t('roomsDocuments:move.title', { count: nodes.length, name: nodes[0]?.name })}
      okText={t('roomsDocuments:move.do')}
      okButtonProps={{ disabled: !isReady, loading: isBusy }}
      onOk={() => void moveAll()}
      cancelText={t('actions.cancel')}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <Flex vertical gap="middle">
        <div>
          <label htmlFor={`${id}-target`}>{t('roomsDocuments:move.target')}</label>
          <TreeSelect
            id={`${id}-target`}
            aria-label={t('roomsDocuments:move.target')}
            style={{ width: '100%' }}
            value={target}
            onChange={setTarget}
            treeData={options}
            treeDataSimpleMode
            showSearch={{ treeNodeFilterProp: 'title' }}
            notFoundContent={t('roomsDocuments:move.noTarget')}
          />
        </div>
        <Radio.Group
          aria-label={t('roomsDocuments:move.mode')}
          value={mode}
          onChange={({ target: { value } }) => setMode(value as MoveMode)}
        >
          <Flex vertical gap="small">
            {MOVE_MODES.map((each) => (
              <Radio key={each} value={each}>
                {t(`roomsDocuments:move.modes.${each}`)}
              </Radio>
            ))}
          </Flex>
        </Radio.Group>
        {impact.isImpactVisible && targetId !== undefined && (
          <section aria-label={t('roomsDocuments:move.impact')}>
            <h3>{t('roomsDocuments:move.impact')}</h3>
            {impact.matrix ? (
              <Impact matrix={impact.matrix} changes={impact.changes} />
            ) : impact.error ? (
              <ErrorAlert
                title={t('roomsDocuments:move.impactFailed')}
                failure={impact.error}
                onRetry={impact.retry}
              />
            ) : (
              <Skeleton active />
            )}
          </section>
        )}
        {failure && <SubmitErrorAlert failure={failure} />}
      </Flex>
    </Dialog>
  )
}

/**
 * Possible target folders: not one of the nodes or inside one, and not already the parent of all; folders that the
 * viewer does not manage are disabled.
 */
function targetsIn(tree: Tree<RoomNode>, nodes: readonly RoomNode[]) {
  return tree.entries.flatMap(({ node: { id, parentId, kind, name, indexNo, level } }) =>
    kind === 'folder' && canMoveInto(tree, nodes, id)
      ? [
          {
            id,
            pId: parentId,
            value: id,
            title: [indexNo, name].filter(Boolean).join(' '),
            disabled: level < LEVEL.manage,
          },
        ]
      : [],
  )
}
