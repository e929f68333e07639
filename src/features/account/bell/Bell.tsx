import { BellOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Badge, Button, Popover } from 'antd'
import { useRef, useState } from 'react'
import { apiQuery } from '@/shared/api'
import { useLiveConnection } from '@/shared/live/liveConnection'
import { useLiveInvalidation } from '@/shared/live/useLiveInvalidation'
import { useTranslations } from '@/shared/i18n'
import { markNoticesSeen, useNotices } from '@/shared/ui/notices'
import { noticeApi } from '../notices/notices.api'
import { NewestNotices } from './NewestNotices'
import styles from './bell.module.css'

export default function Bell() {
  const t = useTranslations('accountNotices')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  // Counted only once the live connection is known, because notices that arrive in between would be missed.
  const isLinkKnown = useLiveConnection(({ state }) => state !== 'off' && state !== 'connecting')
  const { data: unread = 0 } = useQuery({ ...apiQuery(noticeApi.unreadCount, {}), enabled: isLinkKnown })
  const missed = useNotices(({ past }) => past.filter(({ isMissed }) => isMissed).length)
  const count = unread + missed
  useLiveInvalidation('notice', [noticeApi.unreadCount, noticeApi.list])

  function leave() {
    setOpen(false)
    markNoticesSeen()
  }

  /** Closing by keyboard returns the focus to the button. */
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
      // Rendered next to its button, so that it comes next in the tab order.
      getPopupContainer={(button) => button.parentElement!}
      destroyOnHidden
      arrow={false}
      styles={{ container: { padding: 0, overflow: 'clip' } }}
      afterOpenChange={(opened) => {
        if (opened) panel.current?.focus()
      }}
      content={<NewestNotices ref={panel} unread={count} onFollowLink={leave} onClose={close} />}
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
