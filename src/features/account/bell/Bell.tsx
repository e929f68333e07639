import { BellOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Badge, Button, Popover } from 'antd'
import { useRef, useState } from 'react'
import { read } from '@/shared/api'
import { useLink } from '@/shared/live/link'
import { useReadAgain } from '@/shared/live/useReadAgain'
import { useTranslations } from '@/shared/i18n'
import { seeNotices, useNotices } from '@/shared/ui/notices'
import { noticeApi } from '../notices/notices.api'
import { NewestNotices } from './NewestNotices'
import styles from './bell.module.css'

/** How many notices are unread or went by unseen, kept up by live messages, and the newest of them. */
export default function Bell() {
  const t = useTranslations('accountNotices')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  // Counted once it is known whether messages arrive: what comes in between would go unnoticed.
  const isLinkKnown = useLink(({ state }) => state !== 'off' && state !== 'connecting')
  const { data: unread = 0 } = useQuery({ ...read(noticeApi.unreadCount, {}), enabled: isLinkKnown })
  const missed = useNotices(({ past }) => past.filter(({ isMissed }) => isMissed).length)
  const count = unread + missed
  useReadAgain('notice', [noticeApi.unreadCount, noticeApi.list])

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
