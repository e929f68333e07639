import { useQuery } from '@tanstack/react-query'
import { Button, Card } from 'antd'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { read } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { LEVEL, type Level } from '../domain/levels'
import type { RoomRole } from '../domain/states'
import { useViewAs, ViewAsBand } from '../rights/ViewAs'
import { useRoom, useRoomApi, useRoomCan } from '../room/roomContext'
import { MoveArea } from './MoveArea'
import { MoveDialog } from './MoveDialog'
import { OrderDialog } from './OrderDialog'
import { documentApis, type RoomNode } from './documents.api'
import styles from './documents.module.css'
import { FolderList } from './FolderList'
import { OpenDocument } from './OpenDocument'
import { TreePane } from './TreePane'
import { around, mayLieIn, treeOf, type Tree } from './treeModel'

/** What is being put elsewhere; the target where it is known already. */
interface Move {
  nodes: readonly RoomNode[]
  target?: string | null
}

/** The folders and documents of the room in hand: all as a tree, and what is chosen there beside it. */
export default function DocumentPage() {
  const t = useTranslations('roomsDocuments')
  const { api, roomId } = useRoomApi(documentApis)
  const { role } = useRoom()
  const as = useViewAs()
  const { data, error, refetch } = useQuery(read(api.tree, { query: { roomId, ...asOf(as) } }))
  const tree = useMemo(() => treeOf(data ?? []), [data])
  /** For the list: its table takes longer to draw than the tree, which need not wait for it. */
  const settled = useDeferredValue(tree)
  const isEditable = useRoomCan('document:edit') && as === null
  const { shown, folderId, show } = useShown(tree)
  const [cut, setCut] = useState<readonly RoomNode[]>([])
  const [move, setMove] = useState<Move | null>(null)
  const [order, setOrder] = useState<{ node: RoomNode; by: number } | null>(null)
  /** On a phone, above an open document. */
  const [isTreeOpen, setTreeOpen] = useState(false)
  const isDocument = shown.documentId !== null

  const movable = useCallback(
    (nodes: readonly RoomNode[]) => (isEditable ? nodes.filter(({ level }) => level >= LEVEL.manage) : []),
    [isEditable],
  )
  function put(nodes: readonly RoomNode[], { id, name }: RoomNode) {
    if (mayLieIn(tree, nodes, id))
      setMove({ nodes: nodes.filter(({ parentId }) => parentId !== id), target: id })
    else message.warning(t('roomsDocuments:move.notThere', { name }))
  }
  const mayOrder = useCallback(
    (node: RoomNode) => isEditable && levelAround(settled, node, role) >= LEVEL.manage,
    [isEditable, settled, role],
  )
  const shift = useCallback(
    (node: RoomNode, by: number) => mayOrder(node) && setOrder({ node, by }),
    [mayOrder],
  )
  const moveChosen = useCallback(
    (nodes: readonly RoomNode[]) => setMove({ nodes: movable(nodes) }),
    [movable],
  )

  return (
    <>
      <ViewAsBand />
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
      <MoveArea tree={tree} isEditable={isEditable} onDrop={put}>
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
              onShift={shift}
              onPaste={(folder) => cut.length > 0 && put(cut, folder)}
            />
          ) : (
            <Card>
              <QueryFallback failed={t('roomsDocuments:tree.failed')} error={error} onRetry={refetch} />
            </Card>
          )}
          {shown.documentId === null ? (
            <FolderList
              tree={settled}
              folder={folderId === null ? null : (settled.byId.get(folderId)?.node ?? null)}
              folderId={folderId}
              onMove={moveChosen}
              mayOrder={mayOrder}
              onShift={shift}
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

const asOf = (as: string | null) => (as === null ? {} : { as })

/** What the reader may do with the folder around a node; the top is its administrators'. */
const levelAround = (tree: Tree<RoomNode>, { id }: RoomNode, role: RoomRole): Level =>
  around(tree, id)[0]?.level ?? (role === 'admin' ? LEVEL.manage : LEVEL.none)

/** What the address says is shown, and how to show something else. */
function useShown(tree: Tree<RoomNode>) {
  const [params, setParams] = useSearchParams()
  const documentId = params.get('document')
  const parent = documentId === null ? undefined : around(tree, documentId)[0]?.id
  const folderId = params.get('folderId') ?? parent ?? null

  const show = ({ id, kind, parentId }: RoomNode) =>
    setParams((before) => {
      // Filters are of the folder that is left.
      const next = new URLSearchParams([...before].filter(([name]) => name === 'roomId' || name === 'as'))
      const folder = kind === 'folder' ? id : parentId
      if (folder !== null) next.set('folderId', folder)
      if (kind === 'document') next.set('document', id)
      return next
    })
  return { shown: { documentId }, folderId, show }
}
