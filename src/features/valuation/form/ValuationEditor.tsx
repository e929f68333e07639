import { Alert, Button, Form } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Failure, Result } from '@/shared/api'
import { SubmitFailure } from '@/shared/ui/SubmitFailure'
import { useUnsaved } from '@/shared/ui/unsaved'
import { useDraft } from '@/shared/ui/useDraft'
import { FORM_NAME, focusField, inScreenOrder } from './focusField'
import { followUps } from './followUps'
import './form.css'
import { IssueList } from './IssueList'
import { checkOnce } from './issues'
import { rememberForm } from './lastValues'
import { LastValues } from './LastValues'
import { PreviewPanel } from './PreviewPanel'
import type { FormValues, ValuationForm } from './schema'
import { SectionNav } from './SectionNav'
import { AssetSection } from './sections/AssetSection'
import { FinanceSection } from './sections/FinanceSection'
import { IndicationSection } from './sections/IndicationSection'
import { MarketSection } from './sections/MarketSection'
import { ProtectionSection } from './sections/ProtectionSection'
import { StageSection } from './sections/StageSection'
import { TrialSection } from './sections/TrialSection'

interface ValuationEditorProps<T> {
  /** One draft is kept per user under this name. */
  draftName: string
  initialValues: FormValues
  submitText: string
  /** Null when nothing was sent and the user has been told why. */
  submit: (form: ValuationForm) => Promise<Result<T> | null>
  onSubmitted: (answer: T) => void
}

/** The valuation form with its draft, navigation, preview and submit. */
export function ValuationEditor<T>({ draftName, initialValues, ...editor }: ValuationEditorProps<T>) {
  const { t } = useTranslation('valuationForm')
  const { t: common } = useTranslation()
  const draft = useDraft(draftName)
  const [values, setValues] = useState<FormValues>({ ...initialValues, ...draft.restored })
  const [isRestored, setRestored] = useState(draft.restored !== null)
  const [attempt, setAttempt] = useState(0)

  function startAfresh() {
    draft.drop()
    setRestored(false)
    setValues(initialValues)
    setAttempt(attempt + 1)
  }

  return (
    <>
      {isRestored && (
        <Alert
          type="info"
          showIcon
          className="list-note"
          title={t('draft.restored')}
          closable={{ onClose: () => setRestored(false), 'aria-label': common('actions.close') }}
          action={
            <Button size="small" onClick={startAfresh}>
              {t('draft.restart')}
            </Button>
          }
        />
      )}
      <EditedForm key={attempt} draft={draft} initialValues={values} {...editor} />
    </>
  )
}

interface EditedFormProps<T> extends Omit<ValuationEditorProps<T>, 'draftName'> {
  draft: ReturnType<typeof useDraft>
}

function EditedForm<T>({ draft, initialValues, submitText, submit, onSubmitted }: EditedFormProps<T>) {
  const { t } = useTranslation('valuationForm')
  const [form] = Form.useForm<FormValues>()
  const before = useRef(initialValues)
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  useUnsaved(isChanged)

  /** The store's own object: it also holds the fields that are hidden now. */
  const current = () => form.getFieldsValue(true) as FormValues

  function follow(changed: Partial<FormValues>) {
    const patch = followUps(changed, current(), before.current)
    if (Object.keys(patch).length > 0) form.setFieldsValue(patch)
    before.current = current()
    draft.keep(current())
    setChanged(true)
    // What was marked wrong is checked again at once, the rest on leaving the field.
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0)
    if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined)
  }

  /** As if the user had typed it. */
  function take(values: Partial<FormValues>) {
    form.setFieldsValue(values)
    follow(values)
  }

  async function send() {
    if (isUnderWay.current) return
    setChecked(true)
    const { form: valid, issues } = checkOnce(current())
    if (!valid) {
      const [first] = inScreenOrder(issues)
      if (first) focusField(first.path)
      return
    }
    isUnderWay.current = true
    setBusy(true)
    setFailure(null)
    const result = await submit(valid)
    isUnderWay.current = false
    setBusy(false)
    if (!result) return
    if (!result.ok) return setFailure(result)
    setChanged(false)
    draft.drop()
    rememberForm(current())
    onSubmitted(result.data)
  }

  return (
    <Form
      form={form}
      name={FORM_NAME}
      layout="vertical"
      validateTrigger="onBlur"
      initialValues={initialValues}
      onValuesChange={follow}
      onFinish={() => void send()}
      onFinishFailed={() => void send()}
      className="valuation-form"
    >
      <SectionNav />
      <div className="valuation-sections">
        <LastValues current={current} onTake={take} />
        {isChecked && <IssueList />}
        <AssetSection />
        <StageSection />
        <IndicationSection />
        <TrialSection />
        <ProtectionSection />
        <MarketSection />
        <FinanceSection />
        {failure && (
          <SubmitFailure
            failure={failure}
            look={
              <>
                {t('submit.look')} <Link to="/valuation/report">{t('submit.list')}</Link>
              </>
            }
          />
        )}
        <Button type="primary" size="large" htmlType="submit" loading={isBusy} disabled={isBusy}>
          {submitText}
        </Button>
      </div>
      <PreviewPanel />
    </Form>
  )
}
