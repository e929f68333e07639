import { Flex, Radio, Skeleton, TreeSelect } from 'antd'
import { useId, useMemo, useState } from 'react'
import { useWrite } from '@/shared/api'
import { Dialog } from '@/shared/ui/Dialog'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { useSubmit } from '@/shared/form/useSubmit'
import { useTranslations } from '@/shared/i18n'
import { LEVEL } from '../domain/levels'
import { MOVE_MODES, type MoveMode } from '../domain/move'
import { Impact } from '../rights/ImpactSheet'
import { useRoom, useRoomApi } from '../room/roomContext'
import { documentApis, type RoomNode } from './documents.api'
import { mayLieIn, type Tree } from './treeModel'
import { useTakeBack } from './useTakeBack'
import { useMoveImpact } from './useMoveImpact'

/** The top among the targets. */
const TOP = ''

interface MoveDialogProps {
  tree: Tree<RoomNode>
  nodes: readonly RoomNode[]
  /** Where they were dropped or pasted. */
  target?: string | null
  onClose: () => void
  onMoved: () => void
}

/** Puts folders and documents elsewhere: where to, and what becomes of the rights on them. */
export function MoveDialog({ tree, nodes, target: first, onClose, onMoved }: MoveDialogProps) {
  const t = useTranslations('roomsDocuments')
  const id = useId()
  const takeBack = useTakeBack()
  const { api, roomId } = useRoomApi(documentApis)
  const { role } = useRoom()
  const move = useWrite(api.move, { invalidates: [api] })
  const { isBusy, failure, submit } = useSubmit()
  const [target, setTarget] = useState<string | undefined>(first === null ? TOP : first)
  const [mode, setMode] = useState<MoveMode>('inherit')
  const targets = useMemo(() => targetsIn(tree, nodes), [tree, nodes])
  const options = [
    ...(role === 'admin' && mayLieIn(tree, nodes, null)
      ? [{ id: TOP, pId: null, value: TOP, title: t('roomsDocuments:move.top') }]
      : []),
    ...targets,
  ]

  const targetId = target === undefined ? undefined : target === TOP ? null : target
  const impact = useMoveImpact(nodes, targetId, mode)
  const isReady = targetId !== undefined && (!impact.isTold || impact.matrix !== undefined)

  async function moveAll() {
    if (targetId === undefined) return
    const { matrix, isTold, retry } = impact
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
      // What it would do may be something else by now.
      if (!result.ok && isTold) retry()
      return result
    }
    await submit(send, (answer) => {
      takeBack(t('roomsDocuments:move.done'), answer?.undo)
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
        {impact.isTold && targetId !== undefined && (
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
        {failure && <SubmitFailure failure={failure} />}
      </Flex>
    </Dialog>
  )
}

/** The folders that may take them: managed by the reader, not within one of them, and not where all lie already. */
function targetsIn(tree: Tree<RoomNode>, nodes: readonly RoomNode[]) {
  return tree.entries.flatMap(({ node: { id, parentId, kind, name, indexNo, level } }) =>
    kind === 'folder' && mayLieIn(tree, nodes, id)
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
