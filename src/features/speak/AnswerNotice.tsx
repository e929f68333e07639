import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { useReadAgain } from '@/shared/live/useReadAgain'
import { useTranslations } from '@/shared/i18n'
import { dismissNotice, showNotice } from '@/shared/ui/notices'
import { QUESTION_STATES } from './model/questionWorkflow'
import { ASK_ADDRESS, ASKED, askedAddress } from './model/speakAddress'
import { speakApi } from './model/speak.api'

/** Seconds that it stays. */
const SHOWN = 10

const Answered = z.object({ id: z.coerce.string(), state: z.enum(QUESTION_STATES), title: z.string() })
type Answered = z.infer<typeof Answered>

/** Tells who asked that there is an answer, wherever he is but where he sees it, and reads anew what shows it. */
export default function AnswerNotice() {
  const t = useTranslations('speakShell')
  const { pathname, search } = useLocation()

  function tell({ id, state, title }: Answered) {
    const isSeen = pathname === ASK_ADDRESS && new URLSearchParams(search).get(ASKED) === id
    if (isSeen && !document.hidden) return
    const key = `speak ${id}`
    showNotice({
      key,
      kind: 'news',
      type: state === 'done' ? 'success' : 'warning',
      seconds: SHOWN,
      title: t(state === 'done' ? 'speakShell:notice.done' : 'speakShell:notice.failed'),
      description: (
        <Link to={askedAddress(id)} onClick={() => dismissNotice(key)}>
          {title}
        </Link>
      ),
    })
  }

  useReadAgain('speak', [speakApi.list, speakApi.detail], { schema: Answered, onNews: tell })
  return null
}
