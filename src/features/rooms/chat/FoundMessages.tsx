import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { apiQuery } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useRoomApi } from '../room/roomContext'
import { MAX_MESSAGES, messageApis, type Question } from '../questions/questions.api'
import styles from './groups.module.css'
import { MessageRow } from './MessageRow'

interface FoundMessagesProps {
  groupId: string
  keyword: string
  questions: ReadonlyMap<string, Question>
  /** Jumps to a message in the thread; resolves to false if it could not be loaded. */
  onShow: (id: string) => Promise<boolean>
}

export function FoundMessages({ groupId, keyword, questions, onShow }: FoundMessagesProps) {
  const t = useTranslations('roomsQuestions')
  const { api } = useRoomApi(messageApis)
  const query = { groupId, keyword, pageSize: MAX_MESSAGES }
  const { data, error, refetch } = useQuery(apiQuery(api.list, { query }))
  const [targetId, setTargetId] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  async function show(id: string) {
    setTargetId(id)
    setHasFailed(false)
    if (await onShow(id)) return
    setTargetId(null)
    setHasFailed(true)
  }
  if (error || !data)
    return <QueryFallback failed={t('roomsQuestions:thread.failed')} error={error} onRetry={refetch} />
  const { rows, total } = data
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
    <section className={styles.log} aria-label={t('roomsQuestions:thread.search')} tabIndex={0}>
      <output>{t('roomsQuestions:thread.found', { count: total ?? rows.length })}</output>
      {hasFailed && <Alert type="error" showIcon title={t('roomsQuestions:thread.olderFailed')} />}
      {rows.map((message) => (
        <div key={message.id} className={styles.row}>
          <MessageRow message={message} question={questions.get(message.questionId ?? '')} />
          <Button
            size="small"
            type="link"
            loading={targetId === message.id}
            onClick={() => void show(message.id)}
          >
            {t('roomsQuestions:thread.show')}
          </Button>
        </div>
      ))}
    </section>
  )
}
