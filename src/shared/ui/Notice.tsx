import { useEffect } from 'react'
import { endNotice, tellNotice, type NoticeContent } from './notices'

interface NoticeProps extends Omit<NoticeContent, 'key' | 'seconds'> {
  name: string
}

/** A notice that stays while this is rendered and never closes by itself; follows the language. */
export function Notice({ name, ...content }: NoticeProps) {
  // After every render: the same key is changed in place.
  useEffect(() => tellNotice({ ...content, key: name }))
  useEffect(() => () => endNotice(name), [name])
  return null
}
