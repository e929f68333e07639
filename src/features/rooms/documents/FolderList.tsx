import {
  CheckCircleOutlined,
  EyeInvisibleOutlined,
  FileOutlined,
  FolderOutlined,
  StarFilled,
} from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { memo, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { apiQuery, useApiMutation } from '@/shared/api'
import { DayFilter } from '@/shared/list/filters/DayFilter'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { SelectionBar } from '@/shared/list/SelectionBar'
import { columnsOf, ListTable, type Column } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useSelection } from '@/shared/list/useSelection'
import { SizeText } from '@/shared/ui/cells/SizeText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useTranslations } from '@/shared/i18n'
import { LEVEL } from '../domain/levels'
import { useViewAs } from '../rights/ViewAs'
import { useTags } from '../tags/useTags'
import { useRoom, useRoomApi, useRoomCan } from '../room/roomContext'
import { FolderTools } from './FolderTools'
import { NameDialog, type NameTarget } from './NameDialog'
import { useRemoval } from './useRemoval'
import { useZip } from './useZip'
import { useLinks } from './addresses'
import { documentApis, MARKS, type FoundNode, type RoomNode } from './documents.api'
import { useMovable } from './moveContext'
import { Hits, UnsearchedNote } from './TextHits'
import styles from './documents.module.css'
import { LevelChip } from '../rights/LevelChip'
import type { Tree } from './treeModel'
import { FolderUpload } from './FolderUpload'

const RedactionDialog = lazyWithRetry(() => import('./RedactionDialog'))

interface FolderListProps {
  tree: Tree<RoomNode>
  /** Null at the top level, and while loading. */
  folder: RoomNode | null
  folderId: string | null
  onMove: (nodes: readonly RoomNode[]) => void
  mayOrder: (node: RoomNode) => boolean
  onReorder: (node: RoomNode, by: number) => void
}

const nameOf = ({ name }: FoundNode) => name

export const FolderList = memo(function FolderList({
  tree,
  folder,
  folderId,
  onMove,
  mayOrder,
  onReorder,
}: FolderListProps) {
  const t = useTranslations('roomsDocuments')
  const { api, roomId } = useRoomApi(documentApis)
  const { role, state, upload } = useRoom()
  const viewAs = useViewAs()
  const list = useList(api.list, { roomId, folderId: folderId ?? undefined, as: viewAs ?? undefined })
  // Reads the list's cached response, for its fields other than the rows.
  const { data: response } = useQuery({ ...apiQuery(api.list, { query: list.query }), enabled: false })
  const isEditable = useRoomCan('document:edit') && viewAs === null
  const [nameTarget, setNameTarget] = useState<NameTarget | null>(null)
  const [isUploading, setUploading] = useState(false)
  const [redacted, setRedacted] = useState<readonly FoundNode[] | null>(null)
  const selection = useSelection<FoundNode>(nameOf)
  const { chosen } = selection
  const { remove, confirmRemoval } = useRemoval(selection.drop)
  const zip = useZip()
  const tags = useTags()

  const level = folder?.level ?? (role === 'admin' && folderId === null ? LEVEL.manage : LEVEL.none)
  const mayManage = isEditable && level >= LEVEL.manage
  const mayUpload = isEditable && level >= LEVEL.upload
  // Unfinished uploads stay visible after the room closes, with the reason.
  const isQueueShown = isUploading && (mayUpload || state === 'closed')
  const isManaged = (node: RoomNode) => isEditable && node.level >= LEVEL.manage
  function orderActions(node: RoomNode) {
    const place = tree.byId.get(node.id)
    if (!place || !mayOrder(node)) return []
    const action = (text: 'moveUp' | 'moveDown', by: number, isAtEnd: boolean) => (
      <Button key={text} type="link" size="small" disabled={isAtEnd} onClick={() => onReorder(node, by)}>
        {t(`roomsDocuments:order.${text}`)}
      </Button>
    )
    return [
      action('moveUp', -1, place.position === 1),
      action('moveDown', 1, place.position === place.siblings),
    ]
  }
  const columns = useNodeColumns(list.filters.keyword ?? '', chosen)
  const table = useTable('rooms:documents', columns)

  return (
    <ListPage
      title={folder ? [folder.indexNo, folder.name].filter(Boolean).join(' ') : t('roomsDocuments:title')}
      list={list}
      table={table}
      actions={
        <>
          {mayUpload && (
            <Button type="primary" onClick={() => setUploading(true)}>
              {t('roomsDocuments:upload.open')}
            </Button>
          )}
          {mayManage && (
            <Button onClick={() => setNameTarget({ parentId: folderId })}>
              {t('roomsDocuments:folder.new')}
            </Button>
          )}
          <FolderTools tree={tree} />
        </>
      }
      top={isQueueShown && <FolderUpload folder={folder} onClose={() => setUploading(false)} />}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list} labels={t('roomsDocuments:field', { returnObjects: true })}>
          <TextFilter name="keyword" label={t('roomsDocuments:list.keyword')} />
          <SelectFilter
            name="mark"
            label={t('roomsDocuments:list.mark')}
            options={MARKS.map((value) => ({ value, label: t(`roomsDocuments:list.marks.${value}`) }))}
          />
          <DictFilter name="level" type="vdr_doc_level" />
          <DictFilter name="state" type="vdr_doc_status" />
          <SelectFilter name="type" options={upload.types.map((value) => ({ value, label: value }))} />
          {role === 'admin' && viewAs === null && (
            <SelectFilter name="tagId" options={tags.options} isLoading={tags.isLoading} />
          )}
          <DayFilter name="updatedFrom" label={t('roomsDocuments:field.updatedFrom')} />
        </FilterBar>
      }
    >
      <UnsearchedNote count={response?.unsearched} />
      <ListTable
        list={list}
        table={table}
        rowSelection={selection.rowSelection}
        empty={
          <ListEmpty
            list={list}
            text={t(mayUpload ? 'roomsDocuments:list.empty' : 'roomsDocuments:list.emptyToRead')}
          />
        }
        renderActions={(node) => (
          <RowActions name={node.name}>
            {node.kind === 'document' && <MarkButton key="favorite" node={node} mark="favorite" />}
            {node.kind === 'document' && <MarkButton key="reviewed" node={node} mark="reviewed" />}
            {isManaged(node) && (
              <Button key="rename" type="link" size="small" onClick={() => setNameTarget({ node })}>
                {t('roomsDocuments:folder.rename')}
              </Button>
            )}
            {isManaged(node) && (
              <Button key="move" type="link" size="small" onClick={() => onMove([node])}>
                {t('roomsDocuments:move.do')}
              </Button>
            )}
            {orderActions(node)}
            {isManaged(node) && (
              <Button key="remove" type="link" size="small" danger onClick={() => confirmRemoval([node])}>
                {t('roomsDocuments:remove.do')}
              </Button>
            )}
          </RowActions>
        )}
      />
      <SelectionBar
        label={t('roomsDocuments:list.selection')}
        text={t('roomsDocuments:list.selected', { count: chosen.length })}
        selection={selection}
      >
        <Button size="small" loading={zip.isBusy} onClick={() => void zip.start(chosen.map(({ id }) => id))}>
          {t('roomsDocuments:zip.do')}
        </Button>
        {chosen.every(isManaged) && (
          <>
            <Button size="small" onClick={() => onMove(chosen)}>
              {t('roomsDocuments:move.do')}
            </Button>
            <Button size="small" onClick={() => setRedacted(chosen)}>
              {t('roomsDocuments:redact.proposeDo')}
            </Button>
            <Button size="small" danger onClick={() => confirmRemoval(chosen)}>
              {t('roomsDocuments:remove.do')}
            </Button>
          </>
        )}
      </SelectionBar>
      {nameTarget && <NameDialog target={nameTarget} onClose={() => setNameTarget(null)} />}
      {redacted && (
        <Suspense fallback={null}>
          <RedactionDialog nodes={redacted} onClose={() => setRedacted(null)} />
        </Suspense>
      )}
      {remove}
    </ListPage>
  )
})

function useNodeColumns(searchText: string, chosen: readonly RoomNode[]): Column<FoundNode>[] {
  const t = useTranslations('roomsDocuments')
  const { role } = useRoom()
  const { linkTo } = useLinks()
  const isAdmin = role === 'admin'
  return columnsOf<FoundNode>(t('roomsDocuments:field', { returnObjects: true }), [
    { key: 'indexNo', isHiddenByDefault: true },
    {
      key: 'name',
      isPrimary: true,
      sorter: true,
      render: (_, node) => (
        <>
          <NodeLink node={node} chosen={chosen} to={linkTo(node)} /> <NodeMarks node={node} />
          {node.kind === 'document' && (
            <div className="cell-note">
              {node.type} · v{node.versionNo}
            </div>
          )}
          <Hits node={node} searchText={searchText} />
        </>
      ),
    },
    {
      key: 'type',
      isHiddenByDefault: true,
      render: (type: string, { kind }) => (kind === 'folder' ? t('roomsDocuments:list.folderType') : type),
    },
    { key: 'size', align: 'end', sorter: true, render: (bytes: number) => <SizeText bytes={bytes} /> },
    { key: 'pages', align: 'end', sorter: true },
    { key: 'versionNo', align: 'end', isHiddenByDefault: true },
    { key: 'state', mobileSlot: 'state', dict: 'vdr_doc_status' },
    { key: 'level', render: (_, { level }) => <LevelChip level={level} /> },
    { key: 'updateTime', sorter: true, render: (time: string) => <TimeText time={time} /> },
    { key: 'updateBy', isHiddenByDefault: true },
    ...(isAdmin
      ? [
          { key: 'views', align: 'end' as const },
          { key: 'downloads', align: 'end' as const, isHiddenByDefault: true },
        ]
      : []),
  ])
}

function NodeLink({ node, chosen, to }: { node: RoomNode; chosen: readonly RoomNode[]; to: string }) {
  const isChosen = chosen.some(({ id }) => id === node.id)
  const { setNodeRef, listeners, isDragging, isOver } = useMovable('list', node, isChosen ? chosen : [node])
  return (
    <Link
      ref={setNodeRef}
      className={styles.nodeLink}
      data-cut={isDragging || undefined}
      data-over={isOver || undefined}
      // Otherwise the browser would drag the URL.
      draggable={false}
      to={to}
      {...listeners}
    >
      {node.kind === 'folder' ? <FolderOutlined aria-hidden /> : <FileOutlined aria-hidden />}{' '}
      <span className={styles.indexNo}>{node.indexNo}</span> {node.name}
    </Link>
  )
}

function NodeMarks({ node: { kind, isFavorite, isReviewed, isRead } }: { node: FoundNode }) {
  const t = useTranslations('roomsDocuments')
  if (kind === 'folder') return null
  return (
    <span className={styles.marks}>
      {isFavorite && <StarFilled role="img" aria-label={t('roomsDocuments:mark.isFavorite')} />}
      {isReviewed && <CheckCircleOutlined role="img" aria-label={t('roomsDocuments:mark.isReviewed')} />}
      {isRead === false && <EyeInvisibleOutlined role="img" aria-label={t('roomsDocuments:mark.isUnread')} />}
    </span>
  )
}

function MarkButton({ node, mark }: { node: FoundNode; mark: 'favorite' | 'reviewed' }) {
  const t = useTranslations('roomsDocuments')
  const { api } = useRoomApi(documentApis)
  const setMark = useApiMutation(api[mark], { invalidates: [api] })
  const isOn = (mark === 'favorite' ? node.isFavorite : node.isReviewed) === true
  const text = { favorite: ['favorite', 'unfavorite'], reviewed: ['reviewed', 'unreviewed'] } as const
  return (
    <Button type="link" size="small" onClick={() => void setMark({ body: { id: node.id, on: !isOn } })}>
      {t(`roomsDocuments:mark.${text[mark][isOn ? 1 : 0]}`)}
    </Button>
  )
}
