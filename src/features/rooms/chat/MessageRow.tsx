import { Button } from 'antd'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { DictTag } from '@/shared/dictionary/DictTag'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import type { Message, Question } from '../questions/questions.api'
import { CitationOf } from '../questions/Citation'
import { useQuestionAddress } from '../questions/useQuestionAddress'
import type { Outgoing } from './thread'
import styles from './groups.module.css'

function Author({ message: { isMine, name, side } }: { message: Message }) {
  const t = useTranslations('roomsQuestions')
  return <b>{isMine ? t('roomsQuestions:thread.me') : name || t(`roomsQuestions:side.${side}`)}</b>
}

interface MessageRowProps {
  message: Message
  /** The question that the message refers to; undefined if unknown. */
  question: Question | undefined
}

export const MessageRow = memo(function MessageRow({ message, question }: MessageRowProps) {
  const t = useTranslations('roomsQuestions')
  const { content, questionId, isMine, time } = message
  return (
    <div className={styles.message} data-mine={isMine ? '' : undefined}>
      <div className={styles.who}>
        <Author message={message} />
        {questionId !== null && <span>{t('roomsQuestions:thread.asked')}</span>}
        <TimeText time={time} />
        {isMine && questionId === null && (
          <span className="visually-hidden">{t('roomsQuestions:thread.sent')}</span>
        )}
      </div>
      {questionId === null ? (
        <div className={styles.words}>{content}</div>
      ) : question ? (
        <QuestionCard question={question} />
      ) : (
        <div className="cell-note">{t('roomsQuestions:thread.hidden')}</div>
      )}
    </div>
  )
})

function QuestionCard({ question }: { question: Question }) {
  const t = useTranslations('roomsQuestions')
  const { questionAddress } = useQuestionAddress()
  const { id, title, body, state, category, priority, assigneeName, due } = question
  const facts = [
    <DictLabel key="category" type="vdr_question_category" value={category} />,
    t(`roomsQuestions:priority.${priority}`),
    assigneeName,
    due,
  ].filter(Boolean)
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.cardHead}>
        <Link to={questionAddress(id)}>{title}</Link>
        <DictTag type="vdr_question_status" value={state} />
      </div>
      <p className={styles.body}>{body}</p>
      <CitationOf question={question} />
      <div className={styles.facts}>
        {facts.map((fact, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- their order is fixed
          <span key={at}>{fact}</span>
        ))}
      </div>
    </article>
  )
}

interface OutgoingRowProps {
  outgoing: Outgoing
  onRetry: (outgoing: Outgoing) => void
  onDiscard: (clientId: string) => void
}

/** Message that the server has not yet confirmed. */
export function OutgoingRow({ outgoing, onRetry, onDiscard }: OutgoingRowProps) {
  const t = useTranslations('roomsQuestions')
  const { content, failure, clientId } = outgoing
  return (
    <div className={styles.message} data-mine="">
      <div className={styles.words}>{content}</div>
      {failure === null ? (
        <div className="cell-note">{t('roomsQuestions:thread.sending')}</div>
      ) : (
        <div role="alert" className={styles.failed}>
          <span>
            {t('roomsQuestions:thread.notSent')}: <ErrorMessage failure={failure} />
          </span>
          <Button size="small" onClick={() => onRetry(outgoing)}>
            {t('actions.retry')}
          </Button>
          <Button size="small" type="text" onClick={() => onDiscard(clientId)}>
            {t('roomsQuestions:thread.drop')}
          </Button>
        </div>
      )}
    </div>
  )
}
