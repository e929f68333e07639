import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Skeleton } from 'antd'
import { Suspense, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { isGone, read } from '@/shared/api'
import type { Scope } from '@/entities/roomScope'
import { part } from '@/shared/feature'
import type { Column } from '@/shared/list/table/ListTable'
import { tabValue } from '@/shared/lib/storage'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { PageTitle } from '@/shared/ui/PageTitle'
import { ScreenContext } from '@/shared/ui/screenContext'
import { useSingleKeys } from '@/shared/ui/useSingleKeys'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { RoomChooser } from '../roomPicker/RoomChooser'
import { roomApis, type Room } from '../room/rooms.api'
import { useZipTask } from '../documents/zipTask'
import { RoomBar } from './RoomBar'
import { RoomSession } from './RoomSession'
import { RoomContext } from '../room/roomContext'
import { useScope } from '../room/scope'
import { useAuditNews } from '../room/useAuditNews'
import { CoverContext, useRevocation } from '../room/useRevocation'

const ZipBar = lazyWithRetry(part(() => import('../documents/ZipBar'), 'roomsDocuments'))
const CodeGate = lazyWithRetry(() => import('../home/CodeGate'))
const NdaGate = lazyWithRetry(() => import('../home/NdaGate'))

/** The room that was last in hand in this tab, for a screen whose address names none. */
const lastRoom = (scope: Scope) => tabValue(`session:room:${scope}`, z.string(), '')

interface RoomScreenProps {
  columns: readonly Column<Room>[]
  children: ReactNode
}

/** A screen of a room: asks which one where neither address nor session says, and stands below the room's bar. */
export function RoomScreen({ columns, children }: RoomScreenProps) {
  const last = lastRoom(useScope())
  const [params, setParams] = useSearchParams()
  const asked = params.get('roomId') ?? ''
  // Taken up on entering only: whoever looks for another room is not led back.
  const [before] = useState(() => last.read())
  // A link to the rooms about something asks for those.
  const isTaken = asked === '' && before !== '' && !params.has('target')

  useEffect(() => {
    if (isTaken) setParams({ roomId: before }, { replace: true })
  }, [isTaken, before, setParams])

  function chooseAnother() {
    last.clear()
    setParams({})
  }
  if (isTaken) return null
  if (asked === '') return <RoomChooser columns={columns} />
  return (
    <RoomInHand key={asked} id={asked} onLeave={chooseAnother}>
      {children}
    </RoomInHand>
  )
}

interface RoomInHandProps {
  id: string
  onLeave: () => void
  children: ReactNode
}

function RoomInHand({ id, onLeave, children }: RoomInHandProps) {
  const t = useTranslations('rooms')
  const scope = useScope()
  const { data: room, error, refetch } = useQuery(read(roomApis[scope].detail, { path: { id } }))
  const isCovered = useRevocation(id)
  useAuditNews(id)
  const [zipId, putZip] = useZipTask(scope, id)
  const isThere = room !== undefined
  useEffect(() => {
    if (isThere) lastRoom(scope).write(id)
  }, [isThere, scope, id])
  useSingleKeys({ 'g r': onLeave })

  // The tab of a room goes by its name.
  const { name: nameTab } = use(ScreenContext)
  const roomName = room?.name ?? ''
  const ownTab = useMemo(() => ({ name: () => nameTab(roomName) }), [nameTab, roomName])

  // A room that was read stays while the line is down, but not when it may no longer be seen.
  const isLost = error && (!room || isGone(error))
  if (isLost)
    return (
      <>
        <PageTitle title={t('rooms:choose.title')} />
        <Card>
          <ErrorAlert
            title={t('rooms:failed')}
            failure={error}
            whyMissing={t('rooms:missing')}
            onRetry={refetch}
            fallback={<Button onClick={onLeave}>{t('rooms:choose.another')}</Button>}
          />
        </Card>
      </>
    )
  if (!room) return <Skeleton active />
  return (
    <RoomContext value={room}>
      <RoomBar onEnd={() => void refetch()} onLeave={onLeave} />
      {zipId !== '' && (
        <Suspense fallback={null}>
          <ZipBar key={zipId} id={zipId} onClose={() => putZip('')} />
        </Suspense>
      )}
      <CoverContext value={isCovered}>
        <ScreenContext value={ownTab}>
          {room.refusedAddress ? (
            <Card>
              <Alert type="warning" showIcon title={t('rooms:elsewhere', { address: room.refusedAddress })} />
            </Card>
          ) : room.isCodeDue ? (
            <Suspense fallback={<Skeleton active />}>
              <CodeGate />
            </Suspense>
          ) : room.ndaDue ? (
            <Suspense fallback={<Skeleton active />}>
              <NdaGate key={room.ndaDue.version} nda={room.ndaDue} />
            </Suspense>
          ) : (
            <RoomSession onEnter={refetch}>{children}</RoomSession>
          )}
        </ScreenContext>
      </CoverContext>
    </RoomContext>
  )
}
