import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
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
import { ROOM_CODES } from '../domain/states'
import { roomApis, type Room } from './api'
import { useScope } from './scope'

/** The rooms that the user belongs to, to take one in hand. */
export function RoomChooser({ onChoose }: { onChoose: (id: string) => void }) {
  const { t } = useTranslation('rooms')
  const list = useList(roomApis[useScope()].list)

  const columns: Column<Room>[] = [
    {
      key: 'name',
      title: t('choose.name'),
      isName: true,
      render: (_, { id, name }) => (
        <Button type="link" onClick={() => onChoose(id)}>
          {name}
        </Button>
      ),
    },
    { key: 'targetName', title: t('choose.target') },
    { key: 'orgName', title: t('choose.organisation') },
    {
      key: 'status',
      title: t('choose.state'),
      render: (_, { state }) => <DictTag type="vdr_room_status" value={ROOM_CODES[state]} />,
    },
    { key: 'role', title: t('myRole'), render: (_, { role }) => t(`role.${role}`) },
    {
      key: 'endTime',
      title: t('choose.endTime'),
      sorter: true,
      render: (time: string) => <TimeText time={time} />,
    },
  ]
  const table = useTable('rooms', columns)
  return (
    <ListPage
      title={t('choose.title')}
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="name" label={t('choose.name')} />
        </FilterBar>
      }
    >
      <ListTable list={list} table={table} empty={<ListEmpty list={list} text={t('choose.empty')} />} />
    </ListPage>
  )
}
