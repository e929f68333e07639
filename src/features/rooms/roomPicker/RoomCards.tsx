import { Card, Pagination, Spin } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DictTag } from '@/shared/dictionary/DictTag'
import { EMPTY_VALUE } from '@/shared/lib/money'
import type { List } from '@/shared/list/useList'
import { InvalidRows } from '@/shared/list/InvalidRows'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { ROOM_CODES } from '../domain/states'
import { openRoomAddress } from '../room/addresses'
import type { Room } from '../room/rooms.api'
import { RoomLogo } from '../room/RoomLogo'
import { RoomEnd } from './RoomEnd'
import styles from './chooser.module.css'

interface RoomCardsProps {
  list: List<Room>
  empty: ReactNode
}

export function RoomCards({ list, empty }: RoomCardsProps) {
  const t = useTranslations('rooms')
  const { rows, invalidRows, table } = list
  const { pagination, onChange } = table
  return (
    <Spin spinning={Boolean(table.loading)}>
      {rows.length === 0 && empty}
      <ul className={styles.cards} aria-label={t('rooms:choose.title')}>
        {rows.map((room) => (
          <li key={room.id} data-row-key={room.id}>
            <Card className={styles.card} size="small">
              <div className={styles.head}>
                <RoomLogo room={room} />
                <div className={styles.title}>
                  <Link className={styles.name} to={openRoomAddress(room.id)}>
                    {room.name}
                  </Link>
                  <div className="cell-note">
                    {[room.targetName, room.orgName].filter(Boolean).join(' · ') || EMPTY_VALUE}
                  </div>
                </div>
                <DictTag type="vdr_room_status" value={ROOM_CODES[room.state]} />
              </div>
              <DescriptionList
                items={[
                  { name: t('rooms:field.endTime'), value: <RoomEnd room={room} onEnd={list.retry} /> },
                  { name: t('rooms:field.role'), value: t(`rooms:role.${room.role}`) },
                  { name: t('rooms:field.tagName'), value: room.tagName || EMPTY_VALUE },
                  { name: t('rooms:field.memberCount'), value: room.memberCount },
                  { name: t('rooms:field.documentCount'), value: room.documentCount },
                  { name: t('rooms:field.unreadCount'), value: room.unreadCount },
                  { name: t('rooms:field.openQuestionCount'), value: room.openQuestionCount },
                  { name: t('rooms:field.lastActivity'), value: <TimeText time={room.lastActivity} /> },
                ]}
              />
            </Card>
          </li>
        ))}
      </ul>
      <InvalidRows rows={invalidRows} />
      {pagination && rows.length > 0 && (
        <Pagination
          {...pagination}
          align="end"
          onChange={(current, pageSize) =>
            onChange?.({ current, pageSize }, {}, {}, { action: 'paginate', currentDataSource: [] })
          }
        />
      )}
    </Spin>
  )
}
