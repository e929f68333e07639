import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Empty, Input, Skeleton } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { read, useWrite } from '@/shared/api'
import { MOST_ROWS } from '@/shared/api/page'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { groupApis, MESSAGE_LENGTH, messageApis, questionApis, type Group } from '../questions/questions.api'
import { FoundMessages } from './FoundMessages'
import styles from './groups.module.css'
import { Messages } from './Messages'
import { isAfter, itemsOf } from './thread'
import { useIsAway, useOutbox } from './useOutbox'
import { useThread } from './useThread'

/** The questions of a group, which its messages name. */
export function useQuestionsOf(groupId: string) {
  const { api, roomId } = useRoomApi(questionApis)
  const query = { roomId, groupId, pageNum: 1, pageSize: MOST_ROWS }
  const { data } = useQuery(read(api.list, { query }))
  return data?.rows
}

/** What is said and asked in a group, and what the user says there. */
export function Thread({ group }: { group: Group }) {
  const clear = useClearButton()
  const t = useTranslations('roomsQuestions')
  const { id } = group
  const mayWrite = useRoomCan('question:edit')
  const isAway = useIsAway()
  const thread = useThread(id)
  const { add, catchUp } = thread
  const out = useOutbox(id, (message) => {
    add([message])
    void catchUp()
  })
  const questions = useQuestionsOf(id)
  const byId = useMemo(() => new Map(questions?.map((question) => [question.id, question])), [questions])
  const { lastReadId, noteRead } = useReadNote(group)
  const items = useMemo(
    () => itemsOf(thread.messages, out.outbox, lastReadId),
    [thread.messages, out.outbox, lastReadId],
  )
  const [keyword, search] = useState('')
  /** The message that a search has led to. */
  const [soughtId, setSought] = useState<string | null>(null)
  async function show(messageId: string) {
    const isRead = await thread.readUpTo(messageId)
    if (isRead) {
      setSought(messageId)
      search('')
    }
    return isRead
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
        onSearch={(words) => search(words.trim())}
      />
      {isAway && (
        <Alert type="warning" showIcon className="list-note" title={t('roomsQuestions:thread.away')} />
      )}
      {keyword !== '' ? (
        <FoundMessages groupId={id} keyword={keyword} questions={byId} onShow={show} />
      ) : items.length === 0 ? (
        <Empty className={styles.log} description={t('roomsQuestions:thread.empty')} />
      ) : (
        <Messages
          name={group.name}
          items={items}
          questions={byId}
          soughtId={soughtId}
          older={thread.older}
          onOlder={() => void thread.readOlder()}
          onAgain={out.again}
          onDrop={out.drop}
          onRead={noteRead}
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
            maxLength={MESSAGE_LENGTH}
            readOnly={!isOpen}
            value={out.text}
            onChange={({ target }) => out.type(target.value)}
            onKeyDown={(event) => {
              // A choice among signs ends with Enter too.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              if (isOpen) out.say()
            }}
          />
          <Button type="primary" disabled={!isOpen || out.text.trim() === ''} onClick={out.say}>
            {t('roomsQuestions:thread.send')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Tells the server how far the user has read a group, each message once. */
function useReadNote({ id, lastReadId }: Group) {
  const { api, scope } = useRoomApi(messageApis)
  const note = useWrite(api.read, { invalidates: [{ list: groupApis[scope].list }] })
  const told = useRef(lastReadId)
  /** Where the reader was when he came: from his first note on it stays, while he reads on. Undefined before. */
  const [stood, setStood] = useState<string | null>()

  async function noteRead(lastId: string) {
    if (told.current !== null && !isAfter(lastId, told.current)) return
    const before = told.current
    told.current = lastId
    if (stood === undefined) setStood(lastReadId)
    const noted = await note({ body: { groupId: id, lastId } })
    if (noted.ok) return
    told.current = before
    setStood(stood)
  }

  return {
    lastReadId: stood === undefined ? lastReadId : stood,
    noteRead: (lastId: string) => void noteRead(lastId),
  }
}
