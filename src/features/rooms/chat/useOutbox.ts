import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { failure, useWrite, type Failure } from '@/shared/api'
import { useDraft } from '@/shared/form/useDraft'
import { randomKey } from '@/shared/lib/randomKey'
import { useLink } from '@/shared/live/link'
import { useTranslations } from '@/shared/i18n'
import { message as notice } from '@/shared/ui/feedback'
import { useRoomApi } from '../room/roomContext'
import { messageApis, type Message } from '../questions/questions.api'
import type { Outgoing } from './thread'

const Kept = z.object({
  text: z.catch(z.string(), ''),
  unsent: z.catch(z.array(z.object({ clientId: z.string(), content: z.string() })), []),
})

interface Said {
  text: string
  outbox: readonly Outgoing[]
}

/** Whether what was on its way has arrived is not known: to be sent again by the user, under the same name. */
function begun(restored: unknown): Said {
  const { text, unsent } = Kept.parse(restored ?? {})
  return { text, outbox: unsent.map((each) => ({ ...each, failure: failure('network') })) }
}

/** Whether there was a line to the server, and there is none now. */
export const useIsAway = () => useLink(({ state }) => state === 'lost')

/**
 * What the user types in a group and what is on its way: kept in this tab until the server has it. Each has a name of the
 * user's own, so that a second try is no second message.
 */
export function useOutbox(groupId: string, onSaid: (message: Message) => void) {
  const t = useTranslations('shell')
  const { api, scope } = useRoomApi(messageApis)
  const send = useWrite(api.send)
  const draft = useDraft(`chat:${scope}:${groupId}`)
  const isAway = useIsAway()
  const [said, setSaid] = useState(() => begun(draft.restored))
  /** By the time an answer comes there may be more. */
  const latest = useRef(said)

  function put(changes: Partial<Said>) {
    const { text, outbox } = (latest.current = { ...latest.current, ...changes })
    setSaid(latest.current)
    if (text === '' && outbox.length === 0) draft.drop()
    else draft.keep({ text, unsent: outbox.map(({ clientId, content }) => ({ clientId, content })) })
  }
  const without = (clientId: string) => latest.current.outbox.filter((each) => each.clientId !== clientId)
  const mark = (clientId: string, refusal: Failure | null) =>
    put({
      outbox: latest.current.outbox.map((each) =>
        each.clientId === clientId ? { ...each, failure: refusal } : each,
      ),
    })

  async function post({ clientId, content }: Pick<Outgoing, 'clientId' | 'content'>) {
    const answer = await send({ body: { groupId, clientId, content } })
    if (!answer.ok) return mark(clientId, answer)
    onSaid(answer.data)
    put({ outbox: without(clientId) })
  }

  return {
    ...said,
    type: (text: string) => put({ text }),
    /** Sends what was typed; without a line it stays where it is. */
    say: () => {
      const content = latest.current.text.trim()
      if (isAway) notice.error({ key: 'unsent', content: t('shell:live.notConnected') })
      if (isAway || content === '') return
      const outgoing = { clientId: randomKey(), content, failure: null }
      put({ text: '', outbox: [...latest.current.outbox, outgoing] })
      void post(outgoing)
    },
    again: (outgoing: Outgoing) => {
      mark(outgoing.clientId, null)
      void post(outgoing)
    },
    drop: (clientId: string) => put({ outbox: without(clientId) }),
  }
}
