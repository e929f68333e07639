import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { failure, useApiMutation, type Failure } from '@/shared/api'
import { useDraft } from '@/shared/form/useDraft'
import { randomKey } from '@/shared/lib/randomKey'
import { useLiveConnection } from '@/shared/live/liveConnection'
import { useTranslations } from '@/shared/i18n'
import { message as notice } from '@/shared/ui/feedback'
import { useRoomApi } from '../room/roomContext'
import { messageApis, type Message } from '../questions/questions.api'
import type { Outgoing } from './thread'

const StoredOutbox = z.object({
  text: z.catch(z.string(), ''),
  unsent: z.catch(z.array(z.object({ clientId: z.string(), content: z.string() })), []),
})

interface OutboxState {
  text: string
  outbox: readonly Outgoing[]
}

/** Restored messages may or may not have arrived: the user resends them under the same client id. */
function restoreState(restored: unknown): OutboxState {
  const { text, unsent } = StoredOutbox.parse(restored ?? {})
  return { text, outbox: unsent.map((each) => ({ ...each, failure: failure('network') })) }
}

export const useIsDisconnected = () => useLiveConnection(({ state }) => state === 'lost')

/**
 * Composer text and unconfirmed messages of a group, stored in this tab until the server has them. The client id makes
 * a resend idempotent.
 */
export function useOutbox(groupId: string, onSent: (message: Message) => void) {
  const t = useTranslations('shell')
  const { api, scope } = useRoomApi(messageApis)
  const send = useApiMutation(api.send)
  const draft = useDraft(`chat:${scope}:${groupId}`)
  const isDisconnected = useIsDisconnected()
  const [outboxState, setOutboxState] = useState(() => restoreState(draft.restored))
  /** Read by handlers that finish after later changes. */
  const latest = useRef(outboxState)

  function update(changes: Partial<OutboxState>) {
    const { text, outbox } = (latest.current = { ...latest.current, ...changes })
    setOutboxState(latest.current)
    if (text === '' && outbox.length === 0) draft.drop()
    else draft.keep({ text, unsent: outbox.map(({ clientId, content }) => ({ clientId, content })) })
  }
  const without = (clientId: string) => latest.current.outbox.filter((each) => each.clientId !== clientId)
  const setFailure = (clientId: string, refusal: Failure | null) =>
    update({
      outbox: latest.current.outbox.map((each) =>
        each.clientId === clientId ? { ...each, failure: refusal } : each,
      ),
    })

  async function post({ clientId, content }: Pick<Outgoing, 'clientId' | 'content'>) {
    const answer = await send({ body: { groupId, clientId, content } })
    if (!answer.ok) return setFailure(clientId, answer)
    onSent(answer.data)
    update({ outbox: without(clientId) })
  }

  return {
    ...outboxState,
    type: (text: string) => update({ text }),
    /** Sends the text; while disconnected it stays in the composer. */
    submit: () => {
      const content = latest.current.text.trim()
      if (isDisconnected) notice.error({ key: 'unsent', content: t('shell:live.notConnected') })
      if (isDisconnected || content === '') return
      const outgoing = { clientId: randomKey(), content, failure: null }
      update({ text: '', outbox: [...latest.current.outbox, outgoing] })
      void post(outgoing)
    },
    retry: (outgoing: Outgoing) => {
      setFailure(outgoing.clientId, null)
      void post(outgoing)
    },
    drop: (clientId: string) => update({ outbox: without(clientId) }),
  }
}
