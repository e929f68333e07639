import { Alert, App, Button, Checkbox, Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/shared/api'
import { useSubmit } from '@/shared/ui/form/useSubmit'
import { SubmitFailure } from '@/shared/ui/SubmitFailure'
import { useUnsaved } from '@/shared/ui/unsaved'
import { useDraft } from '@/shared/ui/useDraft'
import { questionnaireApi, SCALE, TEXT_MAX, type Question, type Questionnaire } from './api'
import { answersGiven, issueOf, type Issue } from './check'

type Values = Record<string, unknown>

interface AnswerFormProps {
  questionnaire: Questionnaire
  onAnswered: () => void
}

/** The questions to be answered, once; a draft is kept, and a refusal keeps every answer. */
export function AnswerForm({ questionnaire: { id, title, questions }, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation('valuationQuestionnaire')
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const draft = useDraft(`questionnaire:${id}`)
  const [isRestored] = useState(draft.restored !== null)
  const [isChanged, setChanged] = useState(false)
  const { isBusy, failure, submit } = useSubmit()
  const send = useWrite(questionnaireApi.answer, { refreshes: [questionnaireApi] })
  useUnsaved(isChanged)

  function follow() {
    setChanged(true)
    draft.keep(form.getFieldsValue(true) as Values)
  }

  function done() {
    setChanged(false)
    draft.drop()
    void message.success(t('sent', { title }))
    onAnswered()
  }

  return (
    <Form
      form={form}
      name={`questionnaire-${id}`}
      layout="vertical"
      initialValues={draft.restored ?? {}}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={follow}
      onFinish={(values: Values) =>
        void submit(() => send({ body: { id, answers: answersGiven(questions, values) } }), done)
      }
    >
      {isRestored && <Alert type="info" showIcon className="list-note" title={t('restored')} />}
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} />
      ))}
      {failure && <SubmitFailure failure={failure} />}
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('submit')}
      </Button>
    </Form>
  )
}

/** Rendered anew with the language, unlike a text that is fixed when the rule runs. */
function IssueText({ issue }: { issue: Issue }) {
  const { t } = useTranslation('valuationQuestionnaire')
  return t(`issue.${issue}`, { ...SCALE, length: TEXT_MAX })
}

/** Marks a field wrong from inside its rule. */
function refuse(issue: Issue): never {
  throw <IssueText issue={issue} /> // oxlint-disable-line no-throw-literal, typescript/only-throw-error -- the library shows it as it is
}

function QuestionField({ question }: { question: Question }) {
  const { id, kind, title, isRequired, options } = question
  const { t } = useTranslation('valuationQuestionnaire')
  return (
    <Form.Item
      name={id}
      label={title}
      required={isRequired ?? false}
      {...(kind === 'single' || kind === 'text' ? {} : { extra: t(`hint.${kind}`, { ...SCALE }) })}
      rules={[
        {
          validator: async (_, answer: unknown) => {
            const issue = issueOf(question, answer)
            if (issue) refuse(issue)
          },
        },
      ]}
    >
      {kind === 'single' ? (
        <Radio.Group aria-label={title} className="questionnaire-options" options={options} />
      ) : kind === 'multi' ? (
        <Checkbox.Group className="questionnaire-options" options={options} />
      ) : kind === 'scale' ? (
        <Radio.Group aria-label={title} options={MARKS} />
      ) : (
        <Input.TextArea
          autoSize={{ minRows: 3, maxRows: 10 }}
          count={{ show: true, max: TEXT_MAX, strategy: (text) => Array.from(text.trim()).length }}
        />
      )}
    </Form.Item>
  )
}

const MARKS = Array.from({ length: SCALE.max - SCALE.min + 1 }, (_, index) => {
  const mark = SCALE.min + index
  return { value: mark, label: String(mark) }
})
