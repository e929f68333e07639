import {
  CheckCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { closeNotice, type NoticeContent } from '@/shared/ui/notices'
import { useNoticePlace } from './noticePlace'
import styles from './notices.module.css'

const ICONS = { info: InfoCircleFilled, success: CheckCircleFilled, warning: ExclamationCircleFilled }

/** CSS variables with the height other parts of the layout must leave free. */
const HEIGHT_VARIABLES = ['--notices-side', '--notices-top'] as const

export function NoticeList({ notices }: { notices: readonly NoticeContent[] }) {
  const t = useTranslations('shell')
  const place = useNoticePlace((state) => state.place)
  const stack = useRef<HTMLElement>(null)
  const [isOver, setOver] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [height, setHeight] = useState(0)
  /** Sticks to the window when timed or about the session, because it is relevant now. */
  const isSticky = notices.some(({ kind, seconds }) => seconds !== undefined || kind === 'session')

  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => setHeight(stack.current?.offsetHeight ?? 0))
    watch.observe(stack.current!)
    return () => watch.disconnect()
  }, [])

  useLayoutEffect(() => {
    const { style } = document.documentElement
    const name = place === 'side' ? HEIGHT_VARIABLES[0] : isSticky && HEIGHT_VARIABLES[1]
    if (name) style.setProperty(name, `${height}px`)
    return () => HEIGHT_VARIABLES.forEach((each) => style.removeProperty(each))
  }, [place, isSticky, height])

  return (
    <div className={styles.room} style={{ height: place === 'top' ? height : 0 }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover and focus keep it open */}
      <section
        ref={stack}
        className={styles.stack}
        aria-label={t('shell:notices.title')}
        data-place={place}
        data-near={isSticky || undefined}
        onPointerEnter={() => setOver(true)}
        onPointerLeave={() => setOver(false)}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      >
        {notices.map((notice) => (
          <NoticeCard key={notice.key} notice={notice} isHeld={isOver || hasFocus} />
        ))}
      </section>
    </div>
  )
}

/** A single notice; its timer restarts when it changes or is no longer hovered or focused. */
function NoticeCard({ notice, isHeld: isPaused }: { notice: NoticeContent; isHeld: boolean }) {
  const t = useTranslations()
  const { kind, type = 'info', title, description, actions, seconds, onClick } = notice
  const Icon = ICONS[type]
  const end = useEffectEvent(() => closeNotice(notice, true))

  useEffect(() => {
    if (seconds === undefined || isPaused) return undefined
    const timer = setTimeout(end, seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds, isPaused, title])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the inner button handles keys
    <div
      className={styles.notice}
      role={kind === 'undo' ? 'status' : 'alert'}
      data-type={type}
      onClick={onClick}
    >
      <Icon className={styles.icon} />
      <strong className={styles.title}>{title}</strong>
      {description && <div className={styles.body}>{description}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      <Button
        type="text"
        size="small"
        className={styles.close}
        aria-label={t('actions.close')}
        icon={<CloseOutlined />}
        onClick={(event) => {
          event.stopPropagation()
          closeNotice(notice, false)
        }}
      />
    </div>
  )
}
