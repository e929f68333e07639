import { Link } from 'react-router-dom'
import { useCan } from '@/shared/auth/permissions'
import { UpgradeLink } from '@/entities/tiers/UpgradeLink'
import { DictTag } from '@/shared/dictionary/DictTag'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { viewOf, ViewSwitch } from '@/shared/list/page/ViewSwitch'
import { columnsOf, ListTable, type Column } from '@/shared/list/table/ListTable'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { ROOM_CODES, ROOM_ROLES } from '../domain/states'
import { newRoomAddress, openRoomAddress } from '../room/addresses'
import { END_FILTERS, roomApis, type Room } from '../room/rooms.api'
import { useScope } from '../room/scope'
import { RoomCards } from './RoomCards'
import { RoomEnd } from './RoomEnd'

const VIEWS = ['table', 'cards'] as const

interface RoomChooserProps {
  columns: readonly Column<Room>[]
}

export function RoomChooser({ columns: sectionColumns }: RoomChooserProps) {
  const t = useTranslations('rooms')
  const scope = useScope()
  const list = useList(roomApis[scope].list)
  const mayAdd = useCan(`${scope}:room:add`)
  const view = viewOf(VIEWS, list)

  const fields = t('rooms:field', { returnObjects: true })
  // The section's columns take their place.
  const hasSectionColumns = sectionColumns.length > 0
  const columns = columnsOf<Room>(fields, [
    {
      key: 'name',
      isPrimary: true,
      render: (_, { id, name, targetName }) => (
        <>
          <Link to={openRoomAddress(id)}>{name}</Link>
          <div className="cell-note">{targetName}</div>
        </>
      ),
    },
    { key: 'targetName', isHiddenByDefault: true },
    { key: 'orgName', mobileSlot: 'plain', isHiddenByDefault: hasSectionColumns },
    {
      key: 'status',
      mobileSlot: 'state',
      render: (_, { state }) => <DictTag type="vdr_room_status" value={ROOM_CODES[state]} />,
    },
    ...sectionColumns,
    { key: 'endTime', sorter: true, render: (_, room) => <RoomEnd room={room} onEnd={list.retry} /> },
    { key: 'role', isHiddenByDefault: hasSectionColumns, render: (_, { role }) => t(`rooms:role.${role}`) },
    { key: 'tagName', isHiddenByDefault: hasSectionColumns },
    { key: 'memberCount', isHiddenByDefault: hasSectionColumns, align: 'end' },
    { key: 'documentCount', isHiddenByDefault: hasSectionColumns, align: 'end' },
    { key: 'unreadCount', align: 'end' },
    { key: 'openQuestionCount', isHiddenByDefault: hasSectionColumns, align: 'end' },
    { key: 'lastActivity', isHiddenByDefault: true, render: (time: string) => <TimeText time={time} /> },
  ])
  const table = useTable('rooms', columns)
  const newRoom = newRoomAddress(scope, list.filters['target'])
  const add = mayAdd ? (
    <Link className="button button-primary" to={newRoom}>
      {t('rooms:choose.add')}
    </Link>
  ) : (
    scope === 'vdr' && <UpgradeLink to="create" isButton />
  )
  const empty = (
    <ListEmpty list={list} text={t(mayAdd ? 'rooms:choose.emptyToAdd' : 'rooms:choose.empty')}>
      {mayAdd && <Link to={newRoom}>{t('rooms:choose.add')}</Link>}
    </ListEmpty>
  )
  return (
    <ListPage
      title={t('rooms:choose.title')}
      list={list}
      table={table}
      actions={add}
      tools={
        <ListTools list={list} table={view === 'table' ? table : undefined}>
          <ViewSwitch
            list={list}
            views={VIEWS}
            view={view}
            names={t('rooms:choose.view', { returnObjects: true })}
          />
        </ListTools>
      }
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('rooms:choose.keyword')} />
          <TextFilter name="target" label={fields.targetName} />
          <DictFilter name="status" type="vdr_room_status" />
          <SelectFilter
            name="role"
            options={ROOM_ROLES.map((value) => ({ value, label: t(`rooms:role.${value}`) }))}
          />
          <SelectFilter
            name="ends"
            label={fields.endTime}
            options={END_FILTERS.map((value) => ({ value, label: t(`rooms:choose.ends.${value}`) }))}
          />
          <DictFilter name="tagType" type="vdr_tag_type" />
        </FilterBar>
      }
    >
      {view === 'cards' ? (
        <RoomCards list={list} empty={empty} />
      ) : (
        <ListTable list={list} table={table} empty={empty} />
      )}
    </ListPage>
  )
}
