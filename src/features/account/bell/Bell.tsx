import { BellOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Badge, Button, Popover } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { keyOf, read } from '@/shared/api'
import { throttle } from '@/shared/lib/throttle'
import { useLink } from '@/shared/live/link'
import { onLive, onMissed } from '@/shared/live/news'
import { useText } from '@/shared/texts'
import { seeNotices, useNotices } from '@/shared/ui/notices'
import { noticeApi } from '../notices/api'
import { NewestNotices } from './NewestNotices'
import styles from './bell.module.css'

/** Least ms between two counts, however many messages ask for one. */
const SPACING = 1_000

/** How many notices are unread or went by unseen, kept up by live messages, and the newest of them. */
export default function Bell() {
  const t = useText('accountNotices')
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  // Counted once it is known whether messages arrive: what comes in between would go unnoticed.
  const isLinkKnown = useLink(({ state }) => state !== 'off' && state !== 'connecting')
  const { data: unread = 0 } = useQuery({ ...read(noticeApi.unreadCount, {}), enabled: isLinkKnown })
  const missed = useNotices(({ past }) => past.filter(({ isMissed }) => isMissed).length)
  const count = unread + missed

  useEffect(() => {
    const look = throttle(() => {
      for (const endpoint of [noticeApi.unreadCount, noticeApi.list]) {
        void queries.invalidateQueries({ queryKey: [keyOf(endpoint)] })
      }
    }, SPACING)
    const stops = [onLive('notice', z.unknown(), look.ask), onMissed(look.ask), look.cancel]
    return () => stops.forEach((stop) => stop())
  }, [queries])

  function leave() {
    setOpen(false)
    seeNotices()
  }

  /** By key, which goes on from where it came. */
  function close() {
    leave()
    opener.current?.focus()
  }

  return (
    <Popover
      open={isOpen}
      onOpenChange={(isOpen) => (isOpen ? setOpen(true) : leave())}
      trigger="click"
      placement="bottomRight"
      // Beside its button, so that the keyboard comes to it next.
      getPopupContainer={(button) => button.parentElement!}
      destroyOnHidden
      arrow={false}
      styles={{ container: { padding: 0, overflow: 'clip' } }}
      afterOpenChange={(opened) => {
        if (opened) panel.current?.focus()
      }}
      content={<NewestNotices ref={panel} unread={count} onLeave={leave} onClose={close} />}
    >
      <Button
        ref={opener}
        type="text"
        className={styles.bell}
        aria-expanded={isOpen}
        aria-label={t('accountNotices:bell', { count })}
        title={t('accountNotices:bell', { count })}
        onKeyDown={({ key }) => key === 'Escape' && leave()}
        icon={
          <Badge count={count} size="small" title="" aria-hidden>
            <BellOutlined />
          </Badge>
        }
      />
    </Popover>
  )
}
