import { Button, Form } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/shared/api'
import { DraftNote } from '@/shared/form/DraftNote'
import type { FieldPath } from '@/shared/form/fieldPath'
import { WrongFields } from '@/shared/form/FieldLinks'
import { focusFirst } from '@/shared/form/focusField'
import { NamedForm } from '@/shared/form/NamedForm'
import { recheckWrong } from '@/shared/form/recheck'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { useUnsaved } from '@/shared/form/unsaved'
import type { Draft } from '@/shared/form/useDraft'
import { isConflict } from '@/shared/workflow/conflict'
import { UnmetList } from '@/shared/workflow/UnmetList'
import type { Unmet } from '../domain/workflow'
import { issueText } from '../fieldLabel'
import { conceptWords } from '../words'
import { Checks, type FieldFault } from './checks'

interface ReviewFormProps<Values extends object> {
  draft: Draft
  initialValues: Values
  faultsIn: (values: Values) => readonly FieldFault[]
  labelOf: (path: FieldPath) => string
  submitText: string
  /** Of a submit that is under way, and of the last one. */
  isBusy: boolean
  failure: Failure | null
  /** What is in the way of a submit now; what was typed stays all the same. */
  unmetFor: (values: Partial<Values>) => readonly Unmet[]
  /** Called with values that break no rule. */
  onSubmit: (values: Values) => void
  children: ReactNode
}

/**
 * A form of this area: it keeps what is typed as a draft until it is done, lists what is wrong with links, and says
 * what is in the way. Nothing typed is lost by a refusal.
 */
export function ReviewForm<Values extends object>(props: ReviewFormProps<Values>) {
  const { t } = useTranslation('conceptsExpert')
  const { draft } = props
  const [attempt, setAttempt] = useState(0)
  const [isRestored, setRestored] = useState(draft.restored !== null)
  const [start, setStart] = useState<{ values: Values; isTyped: boolean }>({
    values: { ...props.initialValues, ...draft.restored },
    isTyped: draft.restored !== null,
  })

  function startAfresh() {
    draft.drop()
    setRestored(false)
    setStart({ values: props.initialValues, isTyped: false })
    setAttempt(attempt + 1)
  }

  return (
    <>
      {isRestored && (
        <DraftNote
          title={t('form.restored')}
          action={{ text: t('form.restart'), onClick: startAfresh }}
          onClose={() => setRestored(false)}
        />
      )}
      <Fields key={attempt} {...props} initialValues={start.values} isTyped={start.isTyped} />
    </>
  )
}

function Fields<Values extends object>({
  draft,
  initialValues,
  faultsIn,
  labelOf,
  submitText,
  isBusy,
  failure,
  unmetFor,
  onSubmit,
  isTyped,
  children,
}: ReviewFormProps<Values> & { isTyped: boolean }) {
  const { t } = useTranslation('conceptsExpert')
  const { t: concepts } = useTranslation('concepts')
  const { t: workflow } = useTranslation('workflow')
  const [form] = Form.useForm<Values>()
  const name = useId()
  const unmet = unmetFor(Form.useWatch([], form) ?? initialValues)
  const [wrong, setWrong] = useState<readonly FieldFault[]>([])
  const [isChanged, setChanged] = useState(isTyped)
  useUnsaved(isChanged)

  const current = () => form.getFieldsValue(true) as Values

  function follow() {
    draft.keep(current())
    setChanged(true)
    if (wrong.length > 0) setWrong(faultsIn(current()))
    recheckWrong(form)
  }

  function send() {
    const faults = faultsIn(current())
    setWrong(faults)
    if (!focusFirst(name, faults)) onSubmit(current())
  }

  return (
    <Checks value={faultsIn as (values: object) => readonly FieldFault[]}>
      <NamedForm<Values>
        form={form}
        name={name}
        initialValues={initialValues}
        onValuesChange={follow}
        onSend={send}
      >
        {children}
        {wrong.length > 0 && (
          <WrongFields
            title={t('form.wrong')}
            fields={wrong.map((fault) => ({
              path: fault.path,
              label: labelOf(fault.path),
              text: issueText(concepts, fault),
            }))}
          />
        )}
        {failure && <SubmitFailure failure={failure} />}
        {failure && isConflict(failure) && <p>{concepts('conflict')}</p>}
        {unmet.length > 0 && !isBusy && (
          <div className="review-unmet">
            <p>{workflow('unmet.title')}</p>
            <UnmetList flow={conceptWords} unmet={unmet} />
          </div>
        )}
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={unmet.length > 0}>
          {submitText}
        </Button>
      </NamedForm>
    </Checks>
  )
}
