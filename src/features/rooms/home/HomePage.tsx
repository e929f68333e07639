import { CheckCircleOutlined, ClockCircleOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Card, Empty } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { PageTitle } from '@/shared/ui/PageTitle'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { RoomEnd } from '../roomPicker/RoomEnd'
import { roomApis, type Room, type RoomHome } from '../room/rooms.api'
import { documentAddress, openQuestionsAddress, screenAddress } from '../room/addresses'
import { useRoom, useRoomApi, useRoomCan } from '../room/roomContext'
import { useScope } from '../room/scope'
import styles from './home.module.css'

export default function HomePage({ children }: { children?: ReactNode }) {
  const t = useTranslations('roomsHome')
  const room = useRoom()
  return (
    <>
      <PageTitle title={t('roomsHome:title')} />
      {room.state === 'deleted' ? (
        <Card>
          <Alert type="warning" showIcon title={t('roomsHome:deleted')} />
        </Card>
      ) : (
        <Content room={room}>{children}</Content>
      )}
    </>
  )
}

function Content({ room, children }: { room: Room; children: ReactNode }) {
  const t = useTranslations('roomsHome')
  const { api, roomId } = useRoomApi(roomApis)
  const { data, error, refetch } = useQuery(apiQuery(api.home, { path: { id: roomId } }))
  if (error || !data)
    return (
      <Card>
        <QueryFallback failed={t('roomsHome:failed')} error={error} onRetry={refetch} rows={10} />
      </Card>
    )
  return (
    <div className={styles.cards}>
      {room.state === 'closed' && <Closed room={room} />}
      {children}
      <Card className={styles.wide} title={<CardTitle text={data.announcement ? 'announcement' : 'about'} />}>
        {data.announcement || room.description ? (
          <>
            {data.announcement && <p className={styles.words}>{data.announcement}</p>}
            {room.description && <p className={styles.words}>{room.description}</p>}
          </>
        ) : (
          t('roomsHome:noWords')
        )}
      </Card>
      <Checklist points={data.checklist} />
      <News home={data} />
      <Card title={<CardTitle text="access" />}>
        <Access levels={data.levels} />
      </Card>
      <Card title={<CardTitle text="facts" />}>
        <DescriptionList
          items={[
            { name: t('roomsHome:fact.target'), value: room.targetName || EMPTY_VALUE },
            { name: t('roomsHome:fact.organisation'), value: room.orgName || EMPTY_VALUE },
            { name: t('roomsHome:fact.end'), value: <RoomEnd room={room} onEnd={() => void refetch()} /> },
            { name: t('roomsHome:fact.members'), value: room.memberCount },
            { name: t('roomsHome:fact.questions'), value: <OpenQuestions room={room} /> },
            { name: t('roomsHome:fact.lastVisit'), value: <TimeText time={data.lastVisit} /> },
          ]}
        />
      </Card>
    </div>
  )
}

function OpenQuestions({ room: { id, openQuestionCount } }: { room: Room }) {
  const scope = useScope()
  const mayRead = useRoomCan('question:list')
  return mayRead && openQuestionCount > 0 ? (
    <Link to={openQuestionsAddress(scope, id)}>{openQuestionCount}</Link>
  ) : (
    openQuestionCount
  )
}

const CardTitle = ({
  text,
}: {
  text: 'announcement' | 'about' | 'checklist' | 'news' | 'access' | 'facts'
}) => {
  const t = useTranslations('roomsHome')
  return <h2 className="card-title">{t(`roomsHome:card.${text}`)}</h2>
}

function Closed({ room: { role, isZipAllowed, closeReason } }: { room: Room }) {
  const t = useTranslations('roomsHome')
  const mayDownload = role === 'admin' || isZipAllowed
  return (
    <Alert
      className={styles.wide}
      type="info"
      showIcon
      title={t(mayDownload ? 'roomsHome:closed.zip' : 'roomsHome:closed.noZip')}
      description={closeReason && t('roomsHome:closed.reason', { reason: closeReason })}
    />
  )
}

const CHECKLIST_SCREENS = {
  tags: 'vtag',
  members: 'vdmuser',
  documents: 'vdocumenttree',
  nda: 'vsetting',
  read: 'vdocumenttree',
  audits: 'vdocumentaudit',
  questions: 'vchat',
  /** Completed before entering the room. */
  agreed: null,
} as const
const isKnownPoint = (key: string): key is keyof typeof CHECKLIST_SCREENS =>
  Object.hasOwn(CHECKLIST_SCREENS, key)

/** Texts of points that are done because nothing is left, not because of something the user did. */
const NOTHING_LEFT = { audits: 'noAudits', questions: 'noQuestions' } as const

function Checklist({ points }: { points: RoomHome['checklist'] }) {
  const t = useTranslations('roomsHome')
  const scope = useScope()
  const { id } = useRoom()
  const known = points.flatMap(({ key, isDone }) =>
    isKnownPoint(key) ? [{ key, isDone, place: CHECKLIST_SCREENS[key] }] : [],
  )
  const done = known.filter(({ isDone }) => isDone).length
  const textOf = ({ key, isDone }: (typeof known)[number]) =>
    t(
      `roomsHome:point.${isDone && key in NOTHING_LEFT ? NOTHING_LEFT[key as keyof typeof NOTHING_LEFT] : key}`,
    )
  return (
    <Card
      title={<CardTitle text="checklist" />}
      extra={t('roomsHome:progress', { done, total: known.length })}
    >
      <ul className={styles.points}>
        {known.map((point) => {
          const { key, isDone, place } = point
          return (
            <li key={key} data-done={isDone ? '' : undefined}>
              {isDone ? <CheckCircleOutlined aria-hidden /> : <ClockCircleOutlined aria-hidden />}{' '}
              {isDone || !place ? (
                textOf(point)
              ) : (
                <Link to={screenAddress(scope, place, id)}>{textOf(point)}</Link>
              )}
              <span className="visually-hidden"> {t(isDone ? 'roomsHome:isDone' : 'roomsHome:isOpen')}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function News({ home: { newCount, newDocuments } }: { home: RoomHome }) {
  const t = useTranslations('roomsHome')
  const scope = useScope()
  const room = useRoom()
  return (
    <Card title={<CardTitle text="news" />} extra={t('roomsHome:newCount', { count: newCount })}>
      {newDocuments.length === 0 ? (
        t('roomsHome:nothingNew')
      ) : (
        <ul className={styles.points}>
          {newDocuments.map(({ id, name, time }) => (
            <li key={id}>
              <Link to={documentAddress(scope, room.id, id)}>{name}</Link>
              <div className="cell-note">
                <TimeText time={time} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Access({ levels }: Pick<RoomHome, 'levels'>) {
  const t = useTranslations('roomsHome')
  const scope = useScope()
  const { id, role } = useRoom()
  // Admins see every document, so an empty list means that there are none.
  if (levels.length === 0 && role !== 'admin') return <Empty description={t('roomsHome:nothingToSee')} />
  if (levels.length === 0)
    return (
      <Empty description={t('roomsHome:noDocuments')}>
        <Link to={screenAddress(scope, 'vdocumenttree', id)}>{t('roomsHome:toDocuments')}</Link>
      </Empty>
    )
  return (
    <>
      <ul className={styles.points}>
        {levels.map(({ level, count }) => (
          <li key={level}>
            <b>
              <DictLabel type="vdr_doc_level" value={String(level)} />
            </b>{' '}
            {t('roomsHome:documents', { count })}
          </li>
        ))}
      </ul>
      <p>
        <Link to={screenAddress(scope, 'vdocumenttree', id)}>{t('roomsHome:toDocuments')}</Link>
      </p>
    </>
  )
}
