import { useQuery } from '@tanstack/react-query'
import { Button, Card } from 'antd'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { LEVEL, type Level } from '../domain/levels'
import type { RoomRole } from '../domain/states'
import { useViewAs, ViewAsBanner } from '../rights/ViewAs'
import { useRoom, useRoomApi, useRoomCan } from '../room/roomContext'
import { MoveArea } from './MoveArea'
import { MoveDialog } from './MoveDialog'
import { OrderDialog } from './OrderDialog'
import { documentApis, type RoomNode } from './documents.api'
import styles from './documents.module.css'
import { FolderList } from './FolderList'
import { OpenDocument } from './OpenDocument'
import { TreePane } from './TreePane'
import { ancestorsOf, canMoveInto, treeOf, type Tree } from './treeModel'

interface Move {
  nodes: readonly RoomNode[]
  target?: string | null
}

export default function DocumentPage() {
  const t = useTranslations('roomsDocuments')
  const { api, roomId } = useRoomApi(documentApis)
  const { role } = useRoom()
  const viewAs = useViewAs()
  const { data, error, refetch } = useQuery(apiQuery(api.tree, { query: { roomId, ...viewAsQuery(viewAs) } }))
  const tree = useMemo(() => treeOf(data ?? []), [data])
  /** The list's table renders more slowly than the tree, which should not wait for it. */
  const deferredTree = useDeferredValue(tree)
  const isEditable = useRoomCan('document:edit') && viewAs === null
  const { shown, folderId, show } = useSelectedNode(tree)
  const [cut, setCut] = useState<readonly RoomNode[]>([])
  const [move, setMove] = useState<Move | null>(null)
  const [order, setOrder] = useState<{ node: RoomNode; by: number } | null>(null)
  const [isTreeOpen, setTreeOpen] = useState(false)
  const isDocument = shown.documentId !== null

  const movable = useCallback(
    (nodes: readonly RoomNode[]) => (isEditable ? nodes.filter(({ level }) => level >= LEVEL.manage) : []),
    [isEditable],
  )
  function requestMove(nodes: readonly RoomNode[], { id, name }: RoomNode) {
    if (canMoveInto(tree, nodes, id))
      setMove({ nodes: nodes.filter(({ parentId }) => parentId !== id), target: id })
    else message.warning(t('roomsDocuments:move.notThere', { name }))
  }
  const mayOrder = useCallback(
    (node: RoomNode) => isEditable && levelOfParent(deferredTree, node, role) >= LEVEL.manage,
    [isEditable, deferredTree, role],
  )
  const requestReorder = useCallback(
    (node: RoomNode, by: number) => mayOrder(node) && setOrder({ node, by }),
    [mayOrder],
  )
  const moveChosen = useCallback(
    (nodes: readonly RoomNode[]) => setMove({ nodes: movable(nodes) }),
    [movable],
  )

  return (
    <>
      <ViewAsBanner />
      {isDocument && (
        <Button
          block
          className={styles.treeToggle}
          aria-expanded={isTreeOpen}
          onClick={() => setTreeOpen((before) => !before)}
        >
          {t(isTreeOpen ? 'roomsDocuments:tree.fold' : 'roomsDocuments:tree.unfold')}
        </Button>
      )}
      <MoveArea tree={tree} isEditable={isEditable} onDrop={requestMove}>
        <div className={styles.screen} data-tree-folded={isDocument && !isTreeOpen}>
          {data ? (
            <TreePane
              tree={tree}
              shownId={shown.documentId ?? folderId}
              onOpen={(node) => {
                setTreeOpen(false)
                show(node)
              }}
              cut={new Set(cut.map(({ id }) => id))}
              onCut={(node) => setCut(movable([node]))}
              onReorder={requestReorder}
              onPaste={(folder) => cut.length > 0 && requestMove(cut, folder)}
            />
          ) : (
            <Card>
              <QueryFallback failed={t('roomsDocuments:tree.failed')} error={error} onRetry={refetch} />
            </Card>
          )}
          {shown.documentId === null ? (
            <FolderList
              tree={deferredTree}
              folder={folderId === null ? null : (deferredTree.byId.get(folderId)?.node ?? null)}
              folderId={folderId}
              onMove={moveChosen}
              mayOrder={mayOrder}
              onReorder={requestReorder}
            />
          ) : (
            <OpenDocument
              key={shown.documentId}
              id={shown.documentId}
              tree={tree}
              onMove={(node) => setMove({ nodes: [node] })}
            />
          )}
        </div>
      </MoveArea>
      {order && <OrderDialog tree={tree} {...order} onClose={() => setOrder(null)} />}
      {move && move.nodes.length > 0 && (
        <MoveDialog
          tree={tree}
          nodes={move.nodes}
          {...(move.target === undefined ? {} : { target: move.target })}
          onClose={() => setMove(null)}
          onMoved={() => {
            setMove(null)
            setCut([])
          }}
        />
      )}
    </>
  )
}

const viewAsQuery = (viewAs: string | null) => (viewAs === null ? {} : { as: viewAs })

/** The viewer's level in the parent folder; the top level belongs to the admins. */
const levelOfParent = (tree: Tree<RoomNode>, { id }: RoomNode, role: RoomRole): Level =>
  ancestorsOf(tree, id)[0]?.level ?? (role === 'admin' ? LEVEL.manage : LEVEL.none)

function useSelectedNode(tree: Tree<RoomNode>) {
  const [params, setParams] = useSearchParams()
  const documentId = params.get('document')
  const parent = documentId === null ? undefined : ancestorsOf(tree, documentId)[0]?.id
  const folderId = params.get('folderId') ?? parent ?? null

  const show = ({ id, kind, parentId }: RoomNode) =>
    setParams((before) => {
      // Drops the filters of the previous folder.
      const next = new URLSearchParams([...before].filter(([name]) => name === 'roomId' || name === 'as'))
      const folder = kind === 'folder' ? id : parentId
      if (folder !== null) next.set('folderId', folder)
      if (kind === 'document') next.set('document', id)
      return next
    })
  return { shown: { documentId }, folderId, show }
}
