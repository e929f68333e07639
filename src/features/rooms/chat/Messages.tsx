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

/** Px of a message that was not drawn yet. */
const USUAL = 72
/** Rows from the top within which older ones are asked for. */
const NEAR_TOP = 16

interface MessagesProps {
  /** Of their group. */
  name: string
  items: readonly Item[]
  questions: ReadonlyMap<string, Question>
  /** The message to begin at. */
  soughtId: string | null
  older: 'more' | 'busy' | 'failed' | 'none'
  onOlder: () => void
  onAgain: (outgoing: Outgoing) => void
  onDrop: (clientId: string) => void
  /** The end is in sight, with the message of that id. */
  onRead: (lastId: string) => void
}

/** Messages, of which those in sight are drawn; older ones come as one nears the top, and move nothing in sight. */
export function Messages(props: MessagesProps) {
  const { name, items, questions, soughtId, older, onOlder, onAgain, onDrop, onRead } = props
  const t = useTranslations('roomsQuestions')
  const keys = useMemo(() => items.map(({ key }) => key), [items])
  const sought = items.find((item) => item.kind === 'message' && item.message.id === soughtId)?.key
  const start = sought ?? (keys.includes(DIVIDER) ? DIVIDER : null)
  const { box, onScroll, first, end, above, below, isAtEnd, toEnd } = useMeasuredRows(keys, {
    usual: USUAL,
    edge: 'end',
    start,
  })
  const isPrinted = usePrintMode((paper) => paper.isPrinted)
  const isNearTop = !isPrinted && first < NEAR_TOP && older === 'more'
  const ask = useEffectEvent(onOlder)
  useEffect(() => {
    if (isNearTop) ask()
  }, [isNearTop, items.length])

  // Whoever was led here goes on by keys.
  const isLed = sought !== undefined
  useEffect(() => {
    if (isLed) box.current?.focus({ preventScroll: true })
  }, [isLed, box])

  const last = items.findLast((item) => item.kind === 'message')
  const lastId = last?.kind === 'message' ? last.message.id : null
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (isAtEnd && lastId !== null && document.visibilityState === 'visible') read(lastId)
  }, [isAtEnd, lastId])

  return (
    <div className={styles.frame}>
      {isPrinted && older !== 'none' && <p>{t('roomsQuestions:thread.notPrinted')}</p>}
      {/* Scrolled by keys: not everything within takes the focus. */}
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
              data-sought={item.key === sought ? '' : undefined}
              className={styles.row}
            >
              {item.kind === 'divider' ? (
                <div role="separator" className={styles.divider}>
                  {t('roomsQuestions:thread.unread')}
                </div>
              ) : item.kind === 'message' ? (
                <MessageRow message={item.message} question={questions.get(item.message.questionId ?? '')} />
              ) : (
                <OutgoingRow outgoing={item.outgoing} onAgain={onAgain} onDrop={onDrop} />
              )}
            </div>
          ))}
        </div>
      </div>
      {/* Over the messages: within them it would move what is read. */}
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
