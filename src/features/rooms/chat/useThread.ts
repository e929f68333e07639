import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, apiQuery, type Page } from '@/shared/api'
import { onLiveMessage, onMissed } from '@/shared/live/liveListeners'
import { useRoomApi } from '../room/roomContext'
import { MAX_MESSAGES, messageApis, type Message } from '../questions/questions.api'
import { isAboutRoom, RoomNews } from '../room/useRevocation'
import { isAfter, mergeLatest, mergeMessages } from './thread'

const PAGE_SIZE = 50

type Older = 'more' | 'busy' | 'failed' | 'none'

interface ThreadState<Answer> {
  latest?: Answer
  messages: readonly Message[]
  /** Null: derived from the latest response. */
  older: Older | null
}

/**
 * Messages of a group: the latest first, older ones on demand, and new ones without gaps, also after a reconnect. Live
 * events only announce a change; content is read from the last known message on.
 */
export function useThread(groupId: string) {
  const { api, roomId } = useRoomApi(messageApis)
  const first = useQuery(apiQuery(api.list, { query: { groupId, pageSize: PAGE_SIZE } }))
  /** Visible messages with the response they are based on; a refetch replaces them. */
  const [thread, setThread] = useState<ThreadState<typeof first.data>>({ messages: [], older: null })
  if (first.data && first.data !== thread.latest) {
    const { rows, total } = first.data
    const { messages: next, isJoined } = mergeLatest(thread.messages, rows, total ?? 0)
    const keepsOlder = isJoined && thread.older !== 'busy'
    setThread({ latest: first.data, messages: next, older: keepsOlder ? thread.older : null })
  }
  const { latest, messages } = thread
  const older: Older = thread.older ?? ((latest?.total ?? 0) > (latest?.rows.length ?? 0) ? 'more' : 'none')

  /** Id up to which there are no gaps. */
  const syncedUpTo = useRef<string | null>(null)
  const sync = useRef({ isBusy: false, isAsked: false })

  /** Rows requested under an earlier response are dropped. */
  const add = useCallback(
    (rows: readonly Message[], olderNow?: Older) =>
      setThread((now) => {
        if (now.latest !== latest) return now
        return { latest, messages: mergeMessages(now.messages, rows), older: olderNow ?? now.older }
      }),
    [latest],
  )
  const isStarted = latest !== undefined

  const catchUp = useCallback(async () => {
    if (!latest) return
    const current = sync.current
    current.isAsked = true
    if (current.isBusy) return
    current.isBusy = true
    while (current.isAsked) {
      current.isAsked = false
      const afterId = syncedUpTo.current ?? latest.rows.at(-1)?.id ?? '0'
      const answer = await call(api.list, { query: { groupId, afterId, pageSize: MAX_MESSAGES } })
      // The thread was reset meanwhile.
      if (current !== sync.current) return
      // After an error the next event retries.
      if (!answer.ok) break
      const { rows, total } = answer.data
      add(rows)
      syncedUpTo.current = rows.at(-1)?.id ?? afterId
      if ((total ?? 0) > rows.length && rows.length > 0) current.isAsked = true
    }
    current.isBusy = false
  }, [api, groupId, latest, add])

  useEffect(() => {
    syncedUpTo.current = null
    sync.current = { isBusy: false, isAsked: false }
    // Cached messages of an earlier visit may be outdated.
    void catchUp()
    const concernsThread = (news: RoomNews) =>
      isAboutRoom(news, roomId) && (news.groupId === undefined || news.groupId === groupId)
    const stops = [
      onLiveMessage('vdrChat', RoomNews, (news) => concernsThread(news) && void catchUp()),
      onMissed(() => void catchUp()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [catchUp, roomId, groupId])

  const addOlder = ({ rows, total }: Page<Message>) => add(rows, (total ?? 0) > rows.length ? 'more' : 'none')

  async function readOlder() {
    const beforeId = messages[0]?.id
    if (beforeId === undefined || older === 'busy' || older === 'none') return
    add([], 'busy')
    const answer = await call(api.list, { query: { groupId, beforeId, pageSize: PAGE_SIZE } })
    if (answer.ok) addOlder(answer.data)
    else add([], 'failed')
  }

  /** Loads older messages until the given one is known; false on errors. */
  async function readUpTo(id: string): Promise<boolean> {
    const current = sync.current
    let first = messages[0]?.id
    while (first !== undefined && isAfter(first, id)) {
      const query = { groupId, beforeId: first, pageSize: MAX_MESSAGES }
      const answer = await call(api.list, { query })
      if (!answer.ok || current !== sync.current) return false
      addOlder(answer.data)
      const next = answer.data.rows[0]?.id
      // Stops if the server makes no progress.
      first = next !== undefined && isAfter(first, next) ? next : undefined
    }
    return true
  }

  return {
    messages,
    isStarted,
    failure: first.error,
    retry: () => void first.refetch(),
    older,
    readOlder,
    readUpTo,
    add,
    catchUp,
  }
}
