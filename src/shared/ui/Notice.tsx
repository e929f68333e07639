import { useEffect } from 'react'
import { dismissNotice, showNotice, type NoticeContent } from './notices'

interface NoticeProps extends Omit<NoticeContent, 'key' | 'seconds'> {
  name: string
}

/** A notice that stays while this is rendered and never closes by itself; follows the language. */
export function Notice({ name, ...content }: NoticeProps) {
  // After every render: the same key is changed in place.
  useEffect(() => showNotice({ ...content, key: name }))
  useEffect(() => () => dismissNotice(name), [name])
  return null
}
