import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { apiQuery } from '@/shared/api'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useTranslations } from '@/shared/i18n'
import { roomApis } from '../room/rooms.api'
import { useScope } from '../room/scope'
import styles from './life.module.css'

/** Open items of a room that is about to be closed, limited to those the server reports. */
export function CloseOut({ roomId }: { roomId: string }) {
  const t = useTranslations('roomsLife')
  const { data, error, refetch } = useQuery(apiQuery(roomApis[useScope()].closeOut, { path: { id: roomId } }))
  if (error) {
    return (
      <p role="alert">
        <ErrorMessage failure={error} />{' '}
        <Button size="small" onClick={() => void refetch()}>
          {t('actions.retry')}
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  const { openQuestions, pendingAudits, isLogExported, isZipMade } = data
  return (
    <ul className={styles.points} aria-label={t('roomsLife:closeOut.title')}>
      {typeof openQuestions === 'number' && (
        <Point isMet={openQuestions === 0}>
          {openQuestions === 0
            ? t('roomsLife:closeOut.openQuestions.met')
            : t('roomsLife:closeOut.openQuestions.open', { count: openQuestions })}
        </Point>
      )}
      <Point isMet={pendingAudits === 0}>
        {pendingAudits === 0
          ? t('roomsLife:closeOut.pendingAudits.met')
          : t('roomsLife:closeOut.pendingAudits.open', { count: pendingAudits })}
      </Point>
      {typeof isLogExported === 'boolean' && (
        <Point isMet={isLogExported}>
          {t(`roomsLife:closeOut.isLogExported.${isLogExported ? 'met' : 'open'}`)}
        </Point>
      )}
      <Point isMet={isZipMade}>{t(`roomsLife:closeOut.isZipMade.${isZipMade ? 'met' : 'open'}`)}</Point>
    </ul>
  )
}

const Point = ({ isMet, children }: { isMet: boolean; children: ReactNode }) => (
  <li data-met={isMet ? '' : undefined}>
    {isMet ? <CheckCircleOutlined aria-hidden /> : <ExclamationCircleOutlined aria-hidden />} {children}
  </li>
)
