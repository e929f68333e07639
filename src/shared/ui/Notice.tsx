import { useEffect } from 'react'
import { dismissNotice, showNotice, type NoticeContent } from './notices'

interface NoticeProps extends Omit<NoticeContent, 'key' | 'seconds'> {
  name: string
}

/** Notice that stays while it is rendered and never closes by itself; follows the language. */
export function Notice({ name, ...content }: NoticeProps) {
  // After every render: a notice of the same key is updated in place.
  useEffect(() => showNotice({ ...content, key: name }))
  useEffect(() => () => dismissNotice(name), [name])
  return null
}
