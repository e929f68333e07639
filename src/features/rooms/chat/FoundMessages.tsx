import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { read } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useRoomApi } from '../room/roomContext'
import { MOST_MESSAGES, messageApis, type Question } from '../questions/questions.api'
import styles from './groups.module.css'
import { MessageRow } from './MessageRow'

interface FoundMessagesProps {
  groupId: string
  keyword: string
  questions: ReadonlyMap<string, Question>
  /** Leads to a message among the others; whether it could be read. */
  onShow: (id: string) => Promise<boolean>
}

/** The messages of a group that hold some words, the latest of them. */
export function FoundMessages({ groupId, keyword, questions, onShow }: FoundMessagesProps) {
  const t = useTranslations('roomsQuestions')
  const { api } = useRoomApi(messageApis)
  const query = { groupId, keyword, pageSize: MOST_MESSAGES }
  const { data, error, refetch } = useQuery(read(api.list, { query }))
  /** The one that is being led to. */
  const [sought, seek] = useState<string | null>(null)
  const [isLost, setLost] = useState(false)
  async function show(id: string) {
    seek(id)
    setLost(false)
    if (await onShow(id)) return
    seek(null)
    setLost(true)
  }
  if (error || !data)
    return <QueryFallback failed={t('roomsQuestions:thread.failed')} error={error} onRetry={refetch} />
  const { rows, total } = data
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus
    <section className={styles.log} aria-label={t('roomsQuestions:thread.search')} tabIndex={0}>
      <output>{t('roomsQuestions:thread.found', { count: total ?? rows.length })}</output>
      {isLost && <Alert type="error" showIcon title={t('roomsQuestions:thread.olderFailed')} />}
      {rows.map((message) => (
        <div key={message.id} className={styles.row}>
          <MessageRow message={message} question={questions.get(message.questionId ?? '')} />
          <Button
            size="small"
            type="link"
            loading={sought === message.id}
            onClick={() => void show(message.id)}
          >
            {t('roomsQuestions:thread.show')}
          </Button>
        </div>
      ))}
    </section>
  )
}
