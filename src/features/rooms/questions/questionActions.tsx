import { apiQuery } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { perScope, type Scope } from '@/entities/roomScope'
import { SelectField } from '@/shared/form/SelectField'
import { DayField } from '@/shared/form/DayField'
import { TextAreaField } from '@/shared/form/textFields'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { actionsOf } from '@/shared/workflow/workflowUi'
import { confirm, removal } from '@/shared/workflow/ConfirmStep'
import { form } from '@/shared/workflow/FormStep'
import { questionWorkflow, type QuestionAction, type QuestionGuard } from '../domain/questionWorkflow'
import { roomApis } from '../room/rooms.api'
import { faqApis, groupApis, questionApis, type Question } from './questions.api'
import AskForm from './AskForm'
import styles from './questions.module.css'
import { useAnswerers } from './useAnswerers'

const textsOf = (t: TFunction) => ({
  noun: t('roomsQuestions:noun'),
  action: (action: QuestionAction) => t(`roomsQuestions:action.${action}`),
  happens: (action: QuestionAction) => t(`roomsQuestions:happens.${action}`),
  unmet: ({ guard }: { guard: QuestionGuard }) => t(`roomsQuestions:guard.${guard}`),
})

const useFormLabels = () => ({
  labels: useTranslations('roomsQuestions')('roomsQuestions:field', { returnObjects: true }),
})

const quotedBody = ({ body }: Question) => <blockquote className={styles.quoted}>{body}</blockquote>

const AssignFields = () => (
  <>
    <SelectField name="assigneeId" options={useAnswerers()} />
    <DayField name="due" />
  </>
)

const PublishFields = () => {
  const t = useTranslations('roomsQuestions')
  return (
    <>
      <TextAreaField name="question" hint={t('roomsQuestions:hint.question')} />
      <TextAreaField name="answer" minRows={5} />
    </>
  )
}

const actionsIn = (scope: Scope) => {
  const api = questionApis[scope]
  const invalidates = [api, groupApis[scope], faqApis[scope], { detail: roomApis[scope].detail }]
  const to =
    (status: 'submitted' | 'assigned' | 'answerReview' | 'answered' | 'closed' | 'reopened') =>
    ({ id, version }: Question, input: object = {}) =>
      ({ body: { id, version, status, ...input } }) as never
  return actionsOf(
    questionWorkflow,
    {
      namespaces: ['roomsQuestions'] as const,
      textsOf,
      read: (id) => apiQuery(api.detail, { path: { id } }),
      invalidates,
      refetchOnConflict: [api.list, api.detail],
      nameOf: ({ title }: Question) => title,
      addressOf: () => '',
      draftOf: (action, { id }) => `question:${scope}:${id}:${action}`,
      State: ({ value }) => <DictTag type="vdr_question_status" value={value} />,
    },
    {
      submit: confirm(api.changeStatus, { args: to('submitted') }),
      assign: form(api.changeStatus, AssignFields, {
        useFormTexts: useFormLabels,
        useStart: ({ assigneeId, due }: Question) => ({ values: { assigneeId, due } }),
        args: to('assigned'),
      }),
      answer: form(api.changeStatus, () => <TextAreaField name="answer" minRows={6} />, {
        useFormTexts: useFormLabels,
        useStart: (question: Question) => ({
          values: { answer: question.proposal || question.answer },
          note: quotedBody(question),
        }),
        args: to('answerReview'),
      }),
      approve: confirm(api.changeStatus, { args: to('answered') }),
      reject: form(api.changeStatus, () => <TextAreaField name="reason" />, {
        useFormTexts: useFormLabels,
        args: to('assigned'),
      }),
      publish: form(faqApis[scope].create, PublishFields, {
        useFormTexts: useFormLabels,
        useStart: ({ body, answer }: Question) => ({ values: { question: body, answer } }),
        args: ({ id, version }, input) => ({ body: { questionId: id, version, ...input } }),
      }),
      reopen: form(api.changeStatus, () => <TextAreaField name="reason" />, {
        useFormTexts: useFormLabels,
        args: to('reopened'),
      }),
      close: confirm(api.changeStatus, { args: to('closed') }),
      note: form(api.note, () => <TextAreaField name="text" />, { useFormTexts: useFormLabels }),
      edit: { Dialog: (step) => <AskForm question={step.subject} onClose={step.onClose} /> },
      discard: removal(api.remove, {
        args: ({ id }: Question) => ({ path: { ids: id } }),
        invalidates: [{ list: api.list }, groupApis[scope]],
      }),
    },
  )
}

export const questionActions = perScope(actionsIn)
