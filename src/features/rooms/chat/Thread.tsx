import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Empty, Input, Skeleton } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { apiQuery, useApiMutation } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import {
  groupApis,
  MAX_MESSAGE_LENGTH,
  messageApis,
  questionApis,
  type Group,
} from '../questions/questions.api'
import { FoundMessages } from './FoundMessages'
import styles from './groups.module.css'
import { Messages } from './Messages'
import { isAfter, itemsOf } from './thread'
import { useIsDisconnected, useOutbox } from './useOutbox'
import { useThread } from './useThread'

export function useQuestionsOf(groupId: string) {
  const { api, roomId } = useRoomApi(questionApis)
  const query = { roomId, groupId, pageNum: 1, pageSize: MAX_PAGE_SIZE }
  const { data } = useQuery(apiQuery(api.list, { query }))
  return data?.rows
}

export function Thread({ group }: { group: Group }) {
  const clear = useClearButton()
  const t = useTranslations('roomsQuestions')
  const { id } = group
  const mayWrite = useRoomCan('question:edit')
  const isDisconnected = useIsDisconnected()
  const thread = useThread(id)
  const { add, catchUp } = thread
  const out = useOutbox(id, (message) => {
    add([message])
    void catchUp()
  })
  const questions = useQuestionsOf(id)
  const byId = useMemo(() => new Map(questions?.map((question) => [question.id, question])), [questions])
  const { lastReadId, noteRead: markRead } = useReadReceipts(group)
  const items = useMemo(
    () => itemsOf(thread.messages, out.outbox, lastReadId),
    [thread.messages, out.outbox, lastReadId],
  )
  const [keyword, setKeyword] = useState('')
  const [targetId, setTargetId] = useState<string | null>(null)
  async function jumpTo(messageId: string) {
    const isLoaded = await thread.readUpTo(messageId)
    if (isLoaded) {
      setTargetId(messageId)
      setKeyword('')
    }
    return isLoaded
  }
  const isOpen = group.isOpen && mayWrite

  if (thread.failure && !thread.isStarted)
    return (
      <ErrorAlert title={t('roomsQuestions:thread.failed')} failure={thread.failure} onRetry={thread.retry} />
    )
  if (!thread.isStarted) return <Skeleton active />
  return (
    <>
      <Input.Search
        allowClear={clear}
        className={styles.search}
        aria-label={t('roomsQuestions:thread.search')}
        placeholder={t('roomsQuestions:thread.search')}
        maxLength={80}
        onSearch={(words) => setKeyword(words.trim())}
      />
      {isDisconnected && (
        <Alert type="warning" showIcon className="list-note" title={t('roomsQuestions:thread.away')} />
      )}
      {keyword !== '' ? (
        <FoundMessages groupId={id} keyword={keyword} questions={byId} onShow={jumpTo} />
      ) : items.length === 0 ? (
        <Empty className={styles.log} description={t('roomsQuestions:thread.empty')} />
      ) : (
        <Messages
          name={group.name}
          items={items}
          questions={byId}
          targetId={targetId}
          older={thread.older}
          onOlder={() => void thread.readOlder()}
          onRetry={out.retry}
          onDiscard={out.drop}
          onRead={markRead}
        />
      )}
      {!isOpen && (
        <Alert
          type="info"
          showIcon
          className="list-note"
          title={t(group.isOpen ? 'roomsQuestions:readOnly' : 'roomsQuestions:thread.closed')}
        />
      )}
      {(isOpen || out.text !== '') && (
        <div className={styles.composer}>
          <Input.TextArea
            aria-label={t('roomsQuestions:thread.write')}
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={MAX_MESSAGE_LENGTH}
            readOnly={!isOpen}
            value={out.text}
            onChange={({ target }) => out.type(target.value)}
            onKeyDown={(event) => {
              // Enter also confirms an IME composition.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              if (isOpen) out.submit()
            }}
          />
          <Button type="primary" disabled={!isOpen || out.text.trim() === ''} onClick={out.submit}>
            {t('roomsQuestions:thread.send')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Reports the last message read to the server, each only once. */
function useReadReceipts({ id, lastReadId }: Group) {
  const { api, scope } = useRoomApi(messageApis)
  const sendReceipt = useApiMutation(api.read, { invalidates: [{ list: groupApis[scope].list }] })
  const reportedId = useRef(lastReadId)
  /**
   * Last message read before this visit: keeps the divider in place while the user reads on. Undefined before the first
   * report.
   */
  const [initialReadId, setInitialReadId] = useState<string | null>()

  async function markRead(lastId: string) {
    if (reportedId.current !== null && !isAfter(lastId, reportedId.current)) return
    const before = reportedId.current
    reportedId.current = lastId
    if (initialReadId === undefined) setInitialReadId(lastReadId)
    const result = await sendReceipt({ body: { groupId: id, lastId } })
    if (result.ok) return
    reportedId.current = before
    setInitialReadId(initialReadId)
  }

  return {
    lastReadId: initialReadId === undefined ? lastReadId : initialReadId,
    noteRead: (lastId: string) => void markRead(lastId),
  }
}
