import { Checkbox } from 'antd'
import { useMemo } from 'react'
import { useApiMutation } from '@/shared/api'
import { Field } from '@/shared/form/Field'
import { RadioField } from '@/shared/form/RadioField'
import { TextAreaField } from '@/shared/form/textFields'
import { customMessages } from '@/shared/form/formContext'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { answersTo } from './answersSchema'
import { questionnaireApi, SCALE, type Question, type Questionnaire } from './questionnaire.api'
import styles from './questionnaire.module.css'

interface AnswerFormProps {
  questionnaire: Questionnaire
  onAnswered: () => void
}

/** Questions to answer once. Drafts are saved, and the answers stay when the server rejects them. */
export function AnswerForm({ questionnaire: { id, title, questions }, onAnswered }: AnswerFormProps) {
  const t = useTranslations('valuationQuestionnaire')
  const send = useApiMutation(questionnaireApi.answer, { invalidates: [questionnaireApi] })
  const form = useSchemaForm({
    schema: useMemo(() => answersTo(questions), [questions]),
    labels: Object.fromEntries(questions.map((question) => [question.id, question.title])),
    customMessage: customMessages(['required'], () => t('valuationQuestionnaire:required')),
    draft: useDraft(`questionnaire:${id}`),
    send: (answers) => send({ body: { id, answers } }),
    onDone: () => {
      message.success(t('valuationQuestionnaire:sent', { title }))
      onAnswered()
    },
  })
  return (
    <SchemaForm form={form} submitText={t('valuationQuestionnaire:submit')}>
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} />
      ))}
    </SchemaForm>
  )
}

const SCALE_OPTIONS = Array.from({ length: SCALE.max - SCALE.min + 1 }, (_, index) => {
  const mark = SCALE.min + index
  return { value: mark, label: String(mark) }
})

function QuestionField({ question: { id, kind, options } }: { question: Question }) {
  const t = useTranslations('valuationQuestionnaire')
  if (kind === 'single') return <RadioField name={id} options={options} />
  if (kind === 'text') return <TextAreaField name={id} maxRows={10} />
  if (kind === 'scale')
    return (
      <RadioField
        name={id}
        hint={t('valuationQuestionnaire:hint.scale', { ...SCALE })}
        options={SCALE_OPTIONS}
      />
    )
  return (
    <Field name={id} hint={t('valuationQuestionnaire:hint.multi')} isChoice>
      <Checkbox.Group className={styles.questionnaireOptions} options={options} />
    </Field>
  )
}
