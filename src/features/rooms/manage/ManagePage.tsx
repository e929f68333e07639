import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { DictTag } from '@/shared/dictionary/DictTag'
import { formatFileSize } from '@/shared/lib/fileSize'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { SelectionBar } from '@/shared/list/SelectionBar'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useSelection } from '@/shared/list/useSelection'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { RoomEnd } from '../roomPicker/RoomEnd'
import { ROOM_CODES } from '../domain/states'
import { roomWorkflow } from '../domain/roomWorkflow'
import { roomActions } from '../lifecycle/roomActions'
import { useRoomViewer } from '../lifecycle/useRoomViewer'
import { END_FILTERS, roomApis, type Room } from '../room/rooms.api'
import { useScope } from '../room/scope'

const BulkDialog = lazyWithRetry(() => import('./BulkDialog'))

const nameOf = ({ name }: Room) => name
const ROW_ACTIONS = ['extend', 'close', 'enable'] as const

export default function ManagePage() {
  const t = useTranslations('rooms', 'roomsManage', 'roomsLife')
  const scope = useScope()
  const list = useList(roomApis[scope].list, { all: 'true' })
  const flow = roomActions[scope]
  const viewer = useRoomViewer()
  const selection = useSelection<Room>(nameOf)
  const { start, dialog } = useActionDialog(flow, viewer)
  const [pending, setPending] = useState<{ action: 'extend' | 'close'; rooms: readonly Room[] } | null>(null)

  const fields = {
    ...t('rooms:field', { returnObjects: true }),
    ...t('roomsManage:field', { returnObjects: true }),
  }
  const columns = columnsOf<Room>(fields, [
    {
      key: 'name',
      isPrimary: true,
      render: (name: string, { targetName }) => (
        <>
          {name}
          <div className="cell-note">{targetName}</div>
        </>
      ),
    },
    { key: 'owners', mobileSlot: 'plain' },
    {
      key: 'status',
      mobileSlot: 'state',
      render: (_, { state }) => <DictTag type="vdr_room_status" value={ROOM_CODES[state]} />,
    },
    { key: 'endTime', sorter: true, render: (_, room) => <RoomEnd room={room} onEnd={list.retry} /> },
    { key: 'storage', align: 'end', sorter: true, render: (bytes: number) => formatFileSize(bytes) },
    { key: 'memberCount', align: 'end' },
    { key: 'orgName' },
    { key: 'lastActivity', isHiddenByDefault: true, render: (time: string) => <TimeText time={time} /> },
  ])
  const table = useTable('rooms:manage', columns)
  return (
    <ListPage
      title={t('roomsManage:title')}
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('rooms:choose.keyword')} />
          <DictFilter name="status" type="vdr_room_status" />
          <SelectFilter
            name="ends"
            label={fields.endTime}
            options={END_FILTERS.map((value) => ({ value, label: t(`rooms:choose.ends.${value}`) }))}
          />
        </FilterBar>
      }
    >
      <SelectionBar
        label={t('roomsManage:bar')}
        text={t('roomsManage:chosen', { count: selection.chosen.length })}
        selection={selection}
      >
        {(['extend', 'close'] as const).map((action) => (
          <Button key={action} size="small" onClick={() => setPending({ action, rooms: selection.chosen })}>
            {t(`roomsLife:action.${action}`)}
          </Button>
        ))}
      </SelectionBar>
      <ListTable
        list={list}
        table={table}
        rowSelection={selection.rowSelection}
        empty={<ListEmpty list={list} text={t('roomsManage:empty')} />}
        renderActions={(room) => (
          <RowActions name={room.name}>
            {ROW_ACTIONS.filter((action) => roomWorkflow.isAvailable(action, room, viewer)).map((action) => (
              <Button key={action} type="link" size="small" onClick={() => start(action, room)}>
                {t(`roomsLife:action.${action}`)}
              </Button>
            ))}
          </RowActions>
        )}
      />
      {dialog}
      {pending && (
        <Suspense>
          <BulkDialog {...pending} onDone={selection.drop} onClose={() => setPending(null)} />
        </Suspense>
      )}
    </ListPage>
  )
}
