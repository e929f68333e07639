import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { useFormatPoints } from '@/entities/points/PriceLine'
import { useTranslations } from '@/shared/i18n'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { AnswerText } from '../answer/AnswerText'
import { SourceList } from '../answer/SourceList'
import { isInProgress } from '../model/questionWorkflow'
import { speakApi, type Question } from '../model/speak.api'
import { AnswerActions } from './AnswerActions'
import styles from './question.module.css'

/** ms between polls while a question is being answered; paused while the page is hidden. */
const POLL_INTERVAL = 2_000

export function QuestionPane({ id }: { id: string }) {
  const t = useTranslations('speak')
  const question = useQuery({
    ...apiQuery(speakApi.detail, { path: { id } }),
    refetchInterval: ({ state: { data } }) => (data && isInProgress(data.state) ? POLL_INTERVAL : false),
  })
  const { data, error } = question
  if (!data || error?.kind === 'not-found') {
    return (
      <QueryFallback
        failed={t('speak:question.failed')}
        notFound={t('speak:question.notFound')}
        error={error}
        onRetry={question.refetch}
        rows={8}
      />
    )
  }
  return <QuestionContent question={data} />
}

function QuestionContent({ question }: { question: Question }) {
  const t = useTranslations('speak', 'points')
  const cost = useCost()
  const { prompt, state, createTime, context, text, sources } = question
  return (
    <article className={styles.question}>
      <h2 className={styles.prompt}>{prompt}</h2>
      <div className={styles.facts}>
        <DictTag type="speak_status" value={state} />
        <TimeText time={createTime} />
        <span>{cost(question)}</span>
        {context && (
          <span>
            {t(`speak:sourceKind.${context.kind}`)}: {context.name}
          </span>
        )}
      </div>
      <div aria-live="polite">
        {(state === 'queued' || state === 'answering') && (
          <Alert
            type="info"
            showIcon
            title={t(`speak:progress.${state}`)}
            description={t('speak:progress.leave')}
          />
        )}
        {(state === 'failed' || state === 'refunded') && <Failed question={question} />}
      </div>
      {state === 'done' && (
        <>
          <AnswerText text={text ?? ''} sources={sources} />
          <SourceList sources={sources} />
        </>
      )}
      <AnswerActions question={question} />
    </article>
  )
}

function Failed({ question: { reason, refund, state } }: { question: Question }) {
  const t = useTranslations('speak', 'points')
  const points = useFormatPoints()
  return (
    <Alert
      type="warning"
      showIcon
      title={t('speak:failed.title')}
      description={
        <>
          {reason && <p>{reason}</p>}
          {refund ? (
            <p className={styles.refund}>
              {refund.points > 0 && t('speak:failed.points', { points: points(refund.points) })}
              {refund.tickets > 0 && t('speak:failed.tickets', { count: refund.tickets })}{' '}
              <TimeText time={refund.time} />{' '}
              <Link to="/user/center?tab=points">{t('speak:failed.ledger')}</Link>
            </p>
          ) : (
            state === 'failed' && <p>{t('speak:failed.underWay')}</p>
          )}
        </>
      }
    />
  )
}

function useCost() {
  const t = useTranslations('speak')
  const points = useFormatPoints()
  return (paid: { points: number; tickets: number }) =>
    paid.tickets > 0 ? t('speak:tickets', { count: paid.tickets }) : points(paid.points)
}
