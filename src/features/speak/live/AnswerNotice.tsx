import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { keyOf } from '@/shared/api'
import { onLive, onMissed } from '@/shared/live/news'
import { useText } from '@/shared/texts'
import { endNotice, tellNotice } from '@/shared/ui/notices'
import { QUESTION_STATES } from '../domain/questionWorkflow'
import { ASK_ADDRESS, ASKED, askedAddress } from '../model/address'
import { speakApi } from '../model/api'

/** Seconds that it stays. */
const SHOWN = 10

const Answered = z.object({ id: z.coerce.string(), state: z.enum(QUESTION_STATES), title: z.string() })
type Answered = z.infer<typeof Answered>

/** Tells who asked that there is an answer, wherever he is but where he sees it, and reads anew what shows it. */
export default function AnswerNotice() {
  const t = useText('speakShell')
  const queries = useQueryClient()

  const { pathname, search } = useLocation()

  const readAnew = useEffectEvent(() => {
    for (const endpoint of [speakApi.list, speakApi.detail]) {
      void queries.invalidateQueries({ queryKey: [keyOf(endpoint)] })
    }
  })

  const tell = useEffectEvent(({ id, state, title }: Answered) => {
    readAnew()
    const isSeen = pathname === ASK_ADDRESS && new URLSearchParams(search).get(ASKED) === id
    if (isSeen && !document.hidden) return
    const key = `speak ${id}`
    tellNotice({
      key,
      kind: 'news',
      type: state === 'done' ? 'success' : 'warning',
      seconds: SHOWN,
      title: t(state === 'done' ? 'speakShell:notice.done' : 'speakShell:notice.failed'),
      description: (
        <Link to={askedAddress(id)} onClick={() => endNotice(key)}>
          {title}
        </Link>
      ),
    })
  })

  useEffect(() => {
    const stops = [onLive('speak', Answered, tell), onMissed(readAnew)]
    return () => stops.forEach((stop) => stop())
  }, [])

  return null
}
