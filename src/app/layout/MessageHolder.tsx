import { message as messages, Modal } from 'antd'
import { useEffect } from 'react'
import { setFeedbackApi } from '@/shared/ui/feedback'

export default function MessageHolder() {
  const [message, shownMessages] = messages.useMessage()
  const [modal, shownDialogs] = Modal.useModal()
  useEffect(() => setFeedbackApi({ message, modal }), [message, modal])
  return (
    <>
      {shownMessages}
      {shownDialogs}
    </>
  )
}
