import { App } from 'antd'
import { useEffect, type ReactNode } from 'react'

interface NoticeProps {
  /** One at a time of each. */
  name: string
  type?: 'info' | 'warning'
  title: string
  description: string
  actions?: ReactNode
  /** On the whole notice; a button among `actions` without a handler of its own comes here too. */
  onClick?: () => void
  onClose: () => void
}

/** A notification that stays while this is rendered and never closes by itself; follows the language. */
export function Notice({ name, type = 'info', ...content }: NoticeProps) {
  const { notification } = App.useApp()
  // After every render: the same key is changed in place.
  useEffect(() => notification[type]({ ...content, key: name, duration: false }))
  useEffect(() => () => notification.destroy(name), [notification, name])
  return null
}
