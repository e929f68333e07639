import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { DictTag } from '@/shared/dictionary/DictTag'
import { Drawer } from '@/shared/ui/Drawer'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { NextSteps } from '@/shared/workflow/NextSteps'
import { Timeline } from '@/shared/workflow/Timeline'
import { questionWorkflow, type QuestionAction } from '../domain/questionWorkflow'
import { useRoomApi } from '../room/roomContext'
import { questionApis, type Question } from './questions.api'
import { CitationOf } from './Citation'
import { questionActions } from './questionActions'
import { useQuestionAddress } from './useQuestionAddress'
import styles from './questions.module.css'
import { useQuestionViewer } from './useQuestions'

export default function QuestionDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('roomsQuestions')
  const { api } = useRoomApi(questionApis)
  const { data: question, error, refetch } = useQuery(apiQuery(api.detail, { path: { id } }))
  return (
    <Drawer open size="large" title={question?.title ?? t('roomsQuestions:title')} onClose={onClose}>
      {error || !question ? (
        <QueryFallback
          failed={t('roomsQuestions:detail.failed')}
          notFound={t('roomsQuestions:detail.gone')}
          error={error}
          onRetry={refetch}
        />
      ) : (
        <Content question={question} onGone={onClose} />
      )}
    </Drawer>
  )
}

function Content({ question, onGone }: { question: Question; onGone: () => void }) {
  const t = useTranslations('roomsQuestions')
  const { scope } = useRoomApi(questionApis)
  const { groupAddress } = useQuestionAddress()
  const viewer = useQuestionViewer()
  const flow = questionActions[scope]
  const { start, dialog } = useActionDialog(flow, viewer, onGone)
  const steps = flow.nextSteps(question, viewer)
  const hasSteps = steps.open.length + steps.blocked.length > 0
  const field = t('roomsQuestions:field', { returnObjects: true })
  const {
    body,
    state,
    category,
    priority,
    due,
    groupId,
    groupName,
    askerName,
    tagName,
    assigneeName,
    answer,
    answerTime,
    proposal,
    reason,
    notes,
    events,
    submitTime,
  } = question
  const facts = [
    { name: field.category, value: <DictLabel type="vdr_question_category" value={category} /> },
    { name: field.priority, value: t(`roomsQuestions:priority.${priority}`) },
    { name: field.askerName, value: [askerName, tagName].filter(Boolean).join(' · ') },
    { name: field.assigneeName, value: assigneeName },
    { name: field.submitTime, value: submitTime && <TimeText time={submitTime} /> },
    { name: field.due, value: due },
    { name: field.groupName, value: groupId && <Link to={groupAddress(groupId)}>{groupName}</Link> },
  ]
  return (
    <div className={styles.detail}>
      <DictTag type="vdr_question_status" value={state} />
      <p className={styles.words}>{body}</p>
      <CitationOf question={question} />
      <DescriptionList items={facts.filter(({ value }) => value)} />
      {reason && state === 'assigned' && <Part title={t('roomsQuestions:detail.reason')}>{reason}</Part>}
      {proposal && <Part title={t('roomsQuestions:detail.proposal')}>{proposal}</Part>}
      {(answer || !proposal) && (
        <Part title={field.answer} note={answer && <TimeText time={answerTime} />}>
          {answer || t('roomsQuestions:detail.noAnswer')}
        </Part>
      )}
      {hasSteps && (
        <NextSteps
          flow={flow}
          viewer={viewer}
          subject={question}
          onStart={(action) => start(action, question)}
        />
      )}
      {notes.length > 0 && (
        <section aria-label={t('roomsQuestions:detail.notes')} className={styles.inside}>
          <h3>{t('roomsQuestions:detail.notes')}</h3>
          <ul className="plain-list">
            {notes.map(({ time, by, text }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- notes are added at the end and never change
              <li key={at}>
                <div className={styles.words}>{text}</div>
                <div className="cell-note">
                  {by} <TimeText time={time} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {events.length > 0 && <History question={question} />}
      {dialog}
    </div>
  )
}

function Part({ title, note, children }: { title: string; note?: ReactNode; children: string }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.words}>{children}</p>
      {note && <div className="cell-note">{note}</div>}
    </section>
  )
}

const State = ({ value }: { value: string }) => <DictTag type="vdr_question_status" value={value} />

function History({ question: { events } }: { question: Question }) {
  const t = useTranslations('roomsQuestions')
  const [kind, setKind] = useState<QuestionAction | null>(null)
  const nameOf = (action: string) =>
    questionWorkflow.isAction(action) ? t(`roomsQuestions:action.${action}`) : action
  const kinds = questionWorkflow.names.filter((name) => events.some(({ action }) => action === name))
  return (
    <section aria-label={t('roomsQuestions:detail.history')}>
      <h3>{t('roomsQuestions:detail.history')}</h3>
      <Timeline
        events={events}
        kinds={kinds.map((value) => ({ value, label: nameOf(value) }))}
        kindOf={({ action }) => action as QuestionAction}
        kind={kind}
        onKind={(chosen) => setKind(chosen ?? null)}
        titleOf={({ action }) => nameOf(action)}
        State={State}
      />
    </section>
  )
}
