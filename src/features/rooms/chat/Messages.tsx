import { DownOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useMeasuredRows } from '@/shared/list/virtual/useMeasuredRows'
import { usePrintMode } from '@/shared/ui/print'
import { useTranslations } from '@/shared/i18n'
import type { Question } from '../questions/questions.api'
import styles from './groups.module.css'
import { MessageRow, OutgoingRow } from './MessageRow'
import { DIVIDER, type Item, type Outgoing } from './thread'

/** Px of a message that was not yet measured. */
const ESTIMATED_HEIGHT = 72
/** Rows from the top at which older messages are loaded. */
const NEAR_TOP = 16

interface MessagesProps {
  name: string
  items: readonly Item[]
  questions: ReadonlyMap<string, Question>
  targetId: string | null
  older: 'more' | 'busy' | 'failed' | 'none'
  onOlder: () => void
  onRetry: (outgoing: Outgoing) => void
  onDiscard: (clientId: string) => void
  /** Called when the end is visible, with the id of the last message. */
  onRead: (lastId: string) => void
}

/** Virtualised message log. Older messages load near the top without moving the visible ones. */
export function Messages(props: MessagesProps) {
  const { name, items, questions, targetId, older, onOlder, onRetry, onDiscard, onRead } = props
  const t = useTranslations('roomsQuestions')
  const keys = useMemo(() => items.map(({ key }) => key), [items])
  const targetKey = items.find((item) => item.kind === 'message' && item.message.id === targetId)?.key
  const start = targetKey ?? (keys.includes(DIVIDER) ? DIVIDER : null)
  const { box, onScroll, first, end, above, below, isAtEnd, toEnd } = useMeasuredRows(keys, {
    estimatedHeight: ESTIMATED_HEIGHT,
    edge: 'end',
    start,
  })
  const isPrinted = usePrintMode((printMode) => printMode.isPrinted)
  const isNearTop = !isPrinted && first < NEAR_TOP && older === 'more'
  const loadOlder = useEffectEvent(onOlder)
  useEffect(() => {
    if (isNearTop) loadOlder()
  }, [isNearTop, items.length])

  // Moves focus to the log after a jump, for keyboard scrolling.
  const hasTarget = targetKey !== undefined
  useEffect(() => {
    if (hasTarget) box.current?.focus({ preventScroll: true })
  }, [hasTarget, box])

  const last = items.findLast((item) => item.kind === 'message')
  const lastId = last?.kind === 'message' ? last.message.id : null
  const markRead = useEffectEvent(onRead)
  useEffect(() => {
    if (isAtEnd && lastId !== null && document.visibilityState === 'visible') markRead(lastId)
  }, [isAtEnd, lastId])

  return (
    <div className={styles.frame}>
      {isPrinted && older !== 'none' && <p>{t('roomsQuestions:thread.notPrinted')}</p>}
      {/* Focusable so that it scrolls by keyboard: its content may hold nothing that takes focus. */}
      <div
        ref={box}
        role="log"
        aria-label={t('roomsQuestions:thread.log', { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.log}
        onScroll={onScroll}
      >
        <div style={{ paddingBlock: `${above}px ${below}px` }}>
          {items.slice(first, end).map((item) => (
            <div
              key={item.key}
              data-row-key={item.key}
              data-sought={item.key === targetKey ? '' : undefined}
              className={styles.row}
            >
              {item.kind === 'divider' ? (
                <div role="separator" className={styles.divider}>
                  {t('roomsQuestions:thread.unread')}
                </div>
              ) : item.kind === 'message' ? (
                <MessageRow message={item.message} question={questions.get(item.message.questionId ?? '')} />
              ) : (
                <OutgoingRow outgoing={item.outgoing} onRetry={onRetry} onDiscard={onDiscard} />
              )}
            </div>
          ))}
        </div>
      </div>
      {/* Overlays the messages, because inside the log it would move them. */}
      {older === 'busy' && <div className={styles.older}>{t('roomsQuestions:thread.older')}</div>}
      {older === 'failed' && (
        <div role="alert" className={styles.older}>
          {t('roomsQuestions:thread.olderFailed')}{' '}
          <Button size="small" onClick={onOlder}>
            {t('actions.retry')}
          </Button>
        </div>
      )}
      {!isAtEnd && (
        <Button className={styles.latest} size="small" icon={<DownOutlined aria-hidden />} onClick={toEnd}>
          {t('roomsQuestions:thread.latest')}
        </Button>
      )}
    </div>
  )
}
