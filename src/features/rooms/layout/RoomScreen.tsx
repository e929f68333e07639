import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Skeleton } from 'antd'
import { Suspense, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { isGone, apiQuery } from '@/shared/api'
import type { Scope } from '@/entities/roomScope'
import { loadWithTexts } from '@/shared/feature'
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

const ZipBar = lazyWithRetry(loadWithTexts(() => import('../documents/ZipBar'), 'roomsDocuments'))
const CodeGate = lazyWithRetry(() => import('../home/CodeGate'))
const NdaGate = lazyWithRetry(() => import('../home/NdaGate'))

/** Room last opened in this tab, used if the address names none. */
const lastRoom = (scope: Scope) => tabValue(`session:room:${scope}`, z.string(), '')

interface RoomScreenProps {
  columns: readonly Column<Room>[]
  children: ReactNode
}

/** Page of a room below the room bar; shows the room picker if no room is known. */
export function RoomScreen({ columns, children }: RoomScreenProps) {
  const last = lastRoom(useScope())
  const [params, setParams] = useSearchParams()
  const roomId = params.get('roomId') ?? ''
  // Read on mount only, so that leaving a room does not reopen it.
  const [lastId] = useState(() => last.read())
  // A link with a target filter opens the list of rooms.
  const isRestoring = roomId === '' && lastId !== '' && !params.has('target')

  useEffect(() => {
    if (isRestoring) setParams({ roomId: lastId }, { replace: true })
  }, [isRestoring, lastId, setParams])

  function leaveRoom() {
    last.clear()
    setParams({})
  }
  if (isRestoring) return null
  if (roomId === '') return <RoomChooser columns={columns} />
  return (
    <OpenRoom key={roomId} id={roomId} onLeave={leaveRoom}>
      {children}
    </OpenRoom>
  )
}

interface OpenRoomProps {
  id: string
  onLeave: () => void
  children: ReactNode
}

function OpenRoom({ id, onLeave, children }: OpenRoomProps) {
  const t = useTranslations('rooms')
  const scope = useScope()
  const { data: room, error, refetch } = useQuery(apiQuery(roomApis[scope].detail, { path: { id } }))
  const isCovered = useRevocation(id)
  useAuditNews(id)
  const [zipId, setZipId] = useZipTask(scope, id)
  const isLoaded = room !== undefined
  useEffect(() => {
    if (isLoaded) lastRoom(scope).write(id)
  }, [isLoaded, scope, id])
  useSingleKeys({ 'g r': onLeave })

  const { setTitle: nameTab } = use(ScreenContext)
  const roomName = room?.name ?? ''
  const ownTab = useMemo(() => ({ setTitle: () => nameTab(roomName) }), [nameTab, roomName])

  // A loaded room stays visible while offline, but not after access was lost.
  const isUnavailable = error && (!room || isGone(error))
  if (isUnavailable)
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
          <ZipBar key={zipId} id={zipId} onClose={() => setZipId('')} />
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
