import { Button } from 'antd'
import type { Concept } from '../model/answers'
import { conceptNoticeApi } from '../notice/api'
import { useFailureMessage } from '@/shared/ui/useFailureMessage'
import { useSubmit } from '@/shared/form/useSubmit'
import { useChange } from '../model/useChange'

/** Takes the mark of a newly signed service agreement off a concept. */
export function MarkSeen({ subject: { id }, label }: { subject: Concept; label: string }) {
  const tellFailure = useFailureMessage()
  const clear = useChange(conceptNoticeApi.markSeen)
  const { isBusy, submit } = useSubmit()
  const send = async () => {
    const result = await clear({ body: { ids: [id] } })
    if (!result.ok) tellFailure(result)
    return result
  }
  return (
    <Button loading={isBusy} onClick={() => void submit(send, () => undefined)}>
      {label}
    </Button>
  )
}
