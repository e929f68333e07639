import { useQuery } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { InlineError } from '@/shared/ui/InlineError'
import { useTranslations } from '@/shared/i18n'
import { screenAddress } from '../room/addresses'
import { roomApis } from '../room/rooms.api'
import { Countdown } from '../room/Countdown'
import { useScope } from '../room/scope'
import styles from './home.module.css'

const MAX_ROOMS = 5

export default function RoomCard() {
  const t = useTranslations('roomsShell')
  const scope = useScope()
  return (
    <Card title={<h2 className="card-title">{t(`roomsShell:home.${scope}`)}</h2>}>
      <Rooms />
    </Card>
  )
}

function Rooms() {
  const t = useTranslations('rooms', 'roomsShell')
  const scope = useScope()
  const query = {
    status: '0',
    pageNum: 1,
    pageSize: MAX_ROOMS,
    orderByColumn: 'endTime',
    isAsc: 'asc',
  } as const
  const { data, error, refetch } = useQuery(apiQuery(roomApis[scope].list, { query }))
  if (error) return <InlineError failure={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  return (
    <>
      {data.rows.length === 0 && <p className={styles.none}>{t('roomsShell:home.none')}</p>}
      <ul className={`${styles.points} ${styles.rooms}`}>
        {data.rows.map(({ id, name, endTime }) => (
          <li key={id}>
            <Link to={screenAddress(scope, 'vhome', id)}>{name}</Link>
            <div className="cell-note">
              {t('rooms:endsIn')} <Countdown until={endTime} onEnd={() => void refetch()} />
            </div>
          </li>
        ))}
      </ul>
      <Link to={`/${scope}/vhome`}>{t('roomsShell:home.all')}</Link>
    </>
  )
}
