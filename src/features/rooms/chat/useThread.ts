import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, read, type Page } from '@/shared/api'
import { onLive, onMissed } from '@/shared/live/news'
import { useRoomApi } from '../room/roomContext'
import { MOST_MESSAGES, messageApis, type Message } from '../questions/questions.api'
import { ChatNews } from '../questions/useQuestions'
import { isAfter, merged, renewed } from './thread'

/** Messages that are read at once. */
const PAGE = 50

type Older = 'more' | 'busy' | 'failed' | 'none'

interface Thread<Answer> {
  latest?: Answer
  messages: readonly Message[]
  /** Null: as the latest answer tells. */
  older: Older | null
}

/**
 * The messages of a group: the latest at first, older ones as they are asked for, and whatever comes, without a gap also
 * after the line was broken. News only say that there is something: what it is is read from the last known message on.
 */
export function useThread(groupId: string) {
  const { api, roomId } = useRoomApi(messageApis)
  const first = useQuery(read(api.list, { query: { groupId, pageSize: PAGE } }))
  /** What is on show with the answer it stands on; one that is asked for anew replaces what it tells of. */
  const [thread, setThread] = useState<Thread<typeof first.data>>({ messages: [], older: null })
  if (first.data && first.data !== thread.latest) {
    const { rows, total } = first.data
    const { messages: next, isJoined } = renewed(thread.messages, rows, total ?? 0)
    const isKept = isJoined && thread.older !== 'busy'
    setThread({ latest: first.data, messages: next, older: isKept ? thread.older : null })
  }
  const { latest, messages } = thread
  const older: Older = thread.older ?? ((latest?.total ?? 0) > (latest?.rows.length ?? 0) ? 'more' : 'none')

  /** Up to here there is no gap. */
  const upTo = useRef<string | null>(null)
  const reading = useRef({ isBusy: false, isAsked: false })

  /** What was asked for under one answer never joins what stands on the next. */
  const add = useCallback(
    (rows: readonly Message[], olderNow?: Older) =>
      setThread((now) => {
        if (now.latest !== latest) return now
        return { latest, messages: merged(now.messages, rows), older: olderNow ?? now.older }
      }),
    [latest],
  )
  const isStarted = latest !== undefined

  const catchUp = useCallback(async () => {
    if (!latest) return
    const own = reading.current
    own.isAsked = true
    if (own.isBusy) return
    own.isBusy = true
    while (own.isAsked) {
      own.isAsked = false
      const afterId = upTo.current ?? latest.rows.at(-1)?.id ?? '0'
      const answer = await call(api.list, { query: { groupId, afterId, pageSize: MOST_MESSAGES } })
      // All has been read anew meanwhile.
      if (own !== reading.current) return
      // Without an answer the next news ask again.
      if (!answer.ok) break
      const { rows, total } = answer.data
      add(rows)
      upTo.current = rows.at(-1)?.id ?? afterId
      if ((total ?? 0) > rows.length && rows.length > 0) own.isAsked = true
    }
    own.isBusy = false
  }, [api, groupId, latest, add])

  useEffect(() => {
    upTo.current = null
    reading.current = { isBusy: false, isAsked: false }
    // What is kept of an earlier visit may be old.
    void catchUp()
    const isOurs = (news: { roomId: string; groupId?: string | undefined }) =>
      news.roomId === roomId && (news.groupId === undefined || news.groupId === groupId)
    const stops = [
      onLive('vdrChat', ChatNews, (news) => isOurs(news) && void catchUp()),
      onMissed(() => void catchUp()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [catchUp, roomId, groupId])

  const addOlder = ({ rows, total }: Page<Message>) => add(rows, (total ?? 0) > rows.length ? 'more' : 'none')

  async function readOlder() {
    const beforeId = messages[0]?.id
    if (beforeId === undefined || older === 'busy' || older === 'none') return
    add([], 'busy')
    const answer = await call(api.list, { query: { groupId, beforeId, pageSize: PAGE } })
    if (answer.ok) addOlder(answer.data)
    else add([], 'failed')
  }

  /** Reads what is older until a message is among what is known; whether that was answered. */
  async function readUpTo(id: string): Promise<boolean> {
    const own = reading.current
    let first = messages[0]?.id
    while (first !== undefined && isAfter(first, id)) {
      const query = { groupId, beforeId: first, pageSize: MOST_MESSAGES }
      const answer = await call(api.list, { query })
      if (!answer.ok || own !== reading.current) return false
      addOlder(answer.data)
      const next = answer.data.rows[0]?.id
      // A server that goes nowhere is not followed.
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
