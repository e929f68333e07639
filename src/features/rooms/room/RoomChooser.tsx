import { Button } from 'antd'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { TextFilter } from '@/shared/list/filters/filters'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable, type Column } from '@/shared/list/table/ListTable'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useText } from '@/shared/texts'
import { ROOM_CODES } from '../domain/states'
import { roomApis, type Room } from './api'
import { useScope } from './scope'

/** The rooms that the user belongs to, to take one in hand. */
export function RoomChooser({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useText('rooms')
  const list = useList(roomApis[useScope()].list)

  const columns: Column<Room>[] = [
    {
      key: 'name',
      title: t('rooms:choose.name'),
      isName: true,
      render: (_, { id, name }) => (
        <Button type="link" onClick={() => onChoose(id)}>
          {name}
        </Button>
      ),
    },
    { key: 'targetName', folded: 'plain', title: t('rooms:choose.target') },
    { key: 'orgName', folded: 'plain', title: t('rooms:choose.organisation') },
    {
      key: 'status',
      folded: 'state',
      title: t('rooms:choose.state'),
      render: (_, { state }) => <DictTag type="vdr_room_status" value={ROOM_CODES[state]} />,
    },
    { key: 'role', title: t('rooms:myRole'), render: (_, { role }) => t(`rooms:role.${role}`) },
    {
      key: 'endTime',
      title: t('rooms:choose.endTime'),
      sorter: true,
      render: (time: string) => <TimeText time={time} />,
    },
  ]
  const table = useTable('rooms', columns)
  return (
    <ListPage
      title={t('rooms:choose.title')}
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="name" label={t('rooms:choose.name')} />
        </FilterBar>
      }
    >
      <ListTable list={list} table={table} empty={<ListEmpty list={list} text={t('rooms:choose.empty')} />} />
    </ListPage>
  )
}
