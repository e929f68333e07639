import { Button, Form } from 'antd'
import { startTransition, useDeferredValue, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Result } from '@/shared/api'
import { Can } from '@/shared/auth/permissions'
import { DraftNote } from '@/shared/form/DraftNote'
import { recheckWrong } from '@/shared/form/recheck'
import { useSubmit } from '@/shared/form/useSubmit'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { useUnsaved } from '@/shared/form/unsaved'
import { useDraft } from '@/shared/form/useDraft'
import { focusFirst } from '@/shared/form/focusField'
import { NamedForm } from '@/shared/form/NamedForm'
import '../form/form.css'
import { CostFields, MarketFields, ProductFields, TimeFields } from './fields'
import { firstPrice } from '../form/model/followUps'
import { followUps } from './followUps'
import { IssueList } from './IssueList'
import { checkOnce } from './issues'
import { KeyFigures } from './KeyFigures'
import './npv.css'
import { PriceEvents } from './PriceEvents'
import { Results } from './Results'
import { SalesGrid } from './SalesGrid'
import type { NpvForm, NpvValues } from './schema'
import { useCalculation } from './useCalculation'
import { useNpvText, useNpvValues } from './useField'

interface NpvEditorProps<T> {
  /** One draft is kept per user under this name. */
  draftName: string
  initialValues: NpvValues
  saveText: string
  save: (form: NpvForm) => Promise<Result<T>>
  onSaved: (answer: T, form: NpvForm) => void
  /** Told whether anything differs from what is saved. */
  onChanged?: (isChanged: boolean) => void
}

/** The calculator: inputs, what they are worth while they are typed, and save. */
export function NpvEditor<T>({ draftName, initialValues, ...editor }: NpvEditorProps<T>) {
  const { t } = useTranslation('valuationNpv')
  const { t: form } = useTranslation('valuationForm')
  const draft = useDraft(draftName)
  const [values, setValues] = useState<NpvValues>({ ...initialValues, ...draft.restored })
  const [isRestored, setRestored] = useState(draft.restored !== null)
  const [attempt, setAttempt] = useState(0)

  function startAfresh() {
    draft.drop()
    setRestored(false)
    setValues(initialValues)
    setAttempt(attempt + 1)
    editor.onChanged?.(false)
  }

  return (
    <>
      {isRestored && (
        <DraftNote
          title={t('draft.restored')}
          action={{ text: form('draft.restart'), onClick: startAfresh }}
          onClose={() => setRestored(false)}
        />
      )}
      <EditedNpv key={attempt} draft={draft} initialValues={values} {...editor} />
    </>
  )
}

interface EditedNpvProps<T> extends Omit<NpvEditorProps<T>, 'draftName'> {
  draft: ReturnType<typeof useDraft>
}

function EditedNpv<T>({ draft, initialValues, saveText, save, onSaved, onChanged }: EditedNpvProps<T>) {
  const t = useNpvText()
  const [form] = Form.useForm<NpvValues>()
  const name = useId()
  const before = useRef(initialValues)
  const { isBusy, failure, submit } = useSubmit()
  const [isChecked, setChecked] = useState(false)
  const [isChanged, setChanged] = useState(false)
  useUnsaved(isChanged)

  /** The store's own object: it also holds the fields that are hidden now. */
  const current = () => form.getFieldsValue(true) as NpvValues

  function mark(changed: boolean) {
    setChanged(changed)
    onChanged?.(changed)
  }

  function follow(changed: Partial<NpvValues>) {
    const patch = followUps(changed, current(), before.current)
    if (Object.keys(patch).length > 0) form.setFieldsValue(patch)
    before.current = current()
    draft.keep(current())
    // The first change draws the whole page anew, which must not hold up the key.
    startTransition(() => mark(true))
    recheckWrong(form)
  }

  /** A field was left: the first price entered stays behind the market size. */
  function settle() {
    const patch = firstPrice(current())
    if (Object.keys(patch).length === 0) return
    form.setFieldsValue(patch)
    follow(patch)
  }

  function typeSales(sales: NpvValues['sales']) {
    form.setFieldsValue({ sales })
    follow({ sales })
    form.validateFields([['sales']], { recursive: true }).catch(() => undefined)
  }

  function send() {
    setChecked(true)
    const { form: valid, issues } = checkOnce(current())
    if (!valid) {
      focusFirst(name, issues)
      return
    }
    const done = (answer: T) => {
      mark(false)
      setChecked(false)
      draft.drop()
      onSaved(answer, valid)
    }
    void submit(() => save(valid), done)
  }

  return (
    <NamedForm
      form={form}
      name={name}
      initialValues={initialValues}
      onValuesChange={follow}
      onBlur={settle}
      onSend={send}
      className="npv-form"
    >
      <div className="valuation-sections">
        {isChecked && <IssueList />}
        <ProductFields />
        <TimeFields />
        <MarketFields />
        <SalesGrid onTyped={typeSales} />
        <PriceEvents />
        <CostFields />
        {failure && (
          <SubmitFailure
            failure={failure}
            look={
              <>
                {t('save.look')} <Link to="/valuation/npv">{t('save.list')}</Link>
              </>
            }
          />
        )}
        <Can do="valuation:npv:edit">
          <Button type="primary" size="large" htmlType="submit" loading={isBusy}>
            {saveText}
          </Button>
        </Can>
      </div>
      <Worth />
    </NamedForm>
  )
}

/** Apart from the fields, so that they are not drawn anew with every result. */
function Worth() {
  const live = useCalculation(useDeferredValue(useNpvValues((values) => values)))
  return (
    <>
      <KeyFigures live={live} />
      <Results live={live} />
    </>
  )
}
