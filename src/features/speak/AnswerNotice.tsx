import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { useLiveInvalidation } from '@/shared/live/useLiveInvalidation'
import { useTranslations } from '@/shared/i18n'
import { dismissNotice, showNotice } from '@/shared/ui/notices'
import { QUESTION_STATES } from './model/questionWorkflow'
import { ASK_ADDRESS, ASKED_PARAM, askedAddress } from './model/speakAddress'
import { speakApi } from './model/speak.api'

const NOTICE_SECONDS = 10

const Answered = z.object({ id: z.coerce.string(), state: z.enum(QUESTION_STATES), title: z.string() })
type Answered = z.infer<typeof Answered>

/** Notifies users that an answer is ready, unless it is in view, and refetches the queries that show it. */
export default function AnswerNotice() {
  const t = useTranslations('speakShell')
  const { pathname, search } = useLocation()

  function notify({ id, state, title }: Answered) {
    const isSeen = pathname === ASK_ADDRESS && new URLSearchParams(search).get(ASKED_PARAM) === id
    if (isSeen && !document.hidden) return
    const key = `speak ${id}`
    showNotice({
      key,
      kind: 'news',
      type: state === 'done' ? 'success' : 'warning',
      seconds: NOTICE_SECONDS,
      title: t(state === 'done' ? 'speakShell:notice.done' : 'speakShell:notice.failed'),
      description: (
        <Link to={askedAddress(id)} onClick={() => dismissNotice(key)}>
          {title}
        </Link>
      ),
    })
  }

  useLiveInvalidation('speak', [speakApi.list, speakApi.detail], { schema: Answered, onMessage: notify })
  return null
}
