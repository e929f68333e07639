import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { read } from '@/shared/api'
import { FailureText } from '@/shared/ui/FailureText'
import { useText } from '@/shared/texts'
import { roomApis } from '../room/api'
import { useScope } from '../room/scope'
import styles from './life.module.css'

/** What stands open in a room that is about to be closed. */
export function CloseOut({ roomId }: { roomId: string }) {
  const t = useText('roomsLife')
  const { data, error, refetch } = useQuery(read(roomApis[useScope()].closeOut, { path: { id: roomId } }))
  if (error) {
    return (
      <p role="alert">
        <FailureText failure={error} />{' '}
        <Button size="small" onClick={() => void refetch()}>
          {t('actions.retry')}
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  const points = [
    { key: 'openQuestions', isMet: data.openQuestions === 0, count: data.openQuestions },
    { key: 'pendingAudits', isMet: data.pendingAudits === 0, count: data.pendingAudits },
    { key: 'isLogExported', isMet: data.isLogExported, count: 0 },
    { key: 'isZipMade', isMet: data.isZipMade, count: 0 },
  ] as const
  return (
    <ul className={styles.points} aria-label={t('roomsLife:closeOut.title')}>
      {points.map(({ key, isMet, count }) => (
        <li key={key} data-met={isMet ? '' : undefined}>
          {isMet ? <CheckCircleOutlined aria-hidden /> : <ExclamationCircleOutlined aria-hidden />}{' '}
          {t(`roomsLife:closeOut.${key}.${isMet ? 'met' : 'open'}`, { count })}
        </li>
      ))}
    </ul>
  )
}
