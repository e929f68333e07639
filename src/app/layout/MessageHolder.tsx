import { message as messages, Modal } from 'antd'
import { useEffect } from 'react'
import { showBy } from '@/shared/ui/feedback'

export default function MessageHolder() {
  const [message, shownMessages] = messages.useMessage()
  const [modal, shownDialogs] = Modal.useModal()
  useEffect(() => showBy({ message, modal }), [message, modal])
  return (
    <>
      {shownMessages}
      {shownDialogs}
    </>
  )
}
