import { Button, Form } from 'antd'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Result } from '@/shared/api'
import { today } from '@/shared/lib/dates'
import { DraftNote } from '@/shared/form/DraftNote'
import { recheckWrong } from '@/shared/form/recheck'
import { useSubmit } from '@/shared/form/useSubmit'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { useUnsaved } from '@/shared/form/unsaved'
import { useDraft, type Draft } from '@/shared/form/useDraft'
import { blankForm } from './model/defaults'
import { OpenEvidence } from '../evidence/opening'
import { focusFirst } from '@/shared/form/focusField'
import { NamedForm } from '@/shared/form/NamedForm'
import { firstPrices, followUps } from './model/followUps'
import './form.css'
import { IssueList } from './IssueList'
import type { FieldPath } from '@/shared/form/fieldPath'
import { checkOnce } from './model/issues'
import { rememberForm } from './lastValues'
import { LastValues } from './LastValues'
import { isSame, withoutPrefill, type Prefill } from './model/prefill'
import { PrefillNote } from './PrefillNote'
import { PreviewPanel } from './PreviewPanel'
import type { FormValues, ValuationForm } from './model/schema'
import { SectionNav } from './SectionNav'
import { AssetSection } from './sections/AssetSection'
import { FinanceSection } from './sections/FinanceSection'
import { IndicationSection } from './sections/IndicationSection'
import { MarketSection } from './sections/MarketSection'
import { ProtectionSection } from './sections/ProtectionSection'
import { StageSection } from './sections/StageSection'
import { TrialSection } from './sections/TrialSection'

// With its upload: fetched when the first source is opened.
const EvidenceDrawer = lazy(async () => ({
  default: (await import('../evidence/EvidenceDrawer')).EvidenceDrawer,
}))

interface ValuationEditorProps<T> {
  /** One draft is kept per user under this name. */
  draftName: string
  initialValues: FormValues
  /** Laid over the initial values, unless there is a draft: then the user chooses between the two. */
  prefill?: Prefill | null
  /** The user wants none of what was prefilled; what he typed himself is a draft now. */
  onPrefillCleared?: () => void
  submitText: string
  /** Null when nothing was sent and the user has been told why. */
  submit: (form: ValuationForm) => Promise<Result<T> | null>
  onSubmitted: (answer: T) => void
}

/** The valuation form with its draft, navigation, preview and submit. */
export function ValuationEditor<T>({
  draftName,
  initialValues,
  prefill: offered = null,
  ...editor
}: ValuationEditorProps<T>) {
  const { t } = useTranslation('valuationForm')
  const draft = useDraft(draftName)
  // As it was filled in, so that it can be told from what was typed; names follow the language.
  const [prefill] = useState(offered)
  const prefilled = { ...initialValues, ...prefill?.values }
  const restored = draft.restored && { ...initialValues, ...draft.restored }
  const [start, setStart] = useState<{ from: 'draft' | 'start'; values: FormValues }>(
    restored ? { from: 'draft', values: restored } : { from: 'start', values: prefilled },
  )
  const [isDraftShown, setDraftShown] = useState(restored !== null)
  const [attempt, setAttempt] = useState(0)

  function startFrom(from: 'draft' | 'start', values: FormValues) {
    setStart({ from, values })
    setDraftShown(from === 'draft')
    setAttempt(attempt + 1)
  }

  function startAfresh() {
    draft.drop()
    startFrom('start', initialValues)
  }

  function backToDraft(values: FormValues) {
    // What was typed since may have taken its place.
    draft.keep(values)
    startFrom('draft', values)
  }

  return (
    <>
      {isDraftShown && (
        <DraftNote
          title={prefill ? t('prefill.draftFirst', { name: prefill.name }) : t('draft.restored')}
          action={
            prefill
              ? {
                  text: t('prefill.instead', { name: prefill.name }),
                  onClick: () => startFrom('start', prefilled),
                }
              : { text: t('draft.restart'), onClick: startAfresh }
          }
          onClose={() => setDraftShown(false)}
        />
      )}
      <EditedForm
        key={attempt}
        draft={draft}
        initialValues={start.values}
        prefill={start.from === 'start' ? prefill : null}
        {...(restored && start.from === 'start' && prefill
          ? { onBackToDraft: () => backToDraft(restored) }
          : {})}
        {...editor}
      />
    </>
  )
}

interface EditedFormProps<T> extends Omit<ValuationEditorProps<T>, 'draftName'> {
  draft: Draft
  /** Where a draft gave way to the prefilled values. */
  onBackToDraft?: () => void
}

function EditedForm<T>({
  draft,
  initialValues,
  prefill,
  onPrefillCleared,
  onBackToDraft,
  submitText,
  submit,
  onSubmitted,
}: EditedFormProps<T>) {
  const { t } = useTranslation('valuationForm')
  const [form] = Form.useForm<FormValues>()
  const name = useId()
  const before = useRef(initialValues)
  const { isBusy, failure, submit: run } = useSubmit()
  const [isChecked, setChecked] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const [sourceOf, setSourceOf] = useState<FieldPath | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  if (sourceOf && !wasOpened) setWasOpened(true)
  useUnsaved(isChanged)

  /** The store's own object: it also holds the fields that are hidden now. */
  const current = () => form.getFieldsValue(true) as FormValues

  function noteChange() {
    before.current = current()
    draft.keep(current())
    setChanged(true)
  }

  function follow(changed: Partial<FormValues>) {
    const patch = followUps(changed, current(), before.current)
    if (Object.keys(patch).length > 0) form.setFieldsValue(patch)
    noteChange()
    recheckWrong(form)
  }

  function clearPrefill(filled: Prefill) {
    const blank = blankForm(today())
    const own = withoutPrefill(current(), filled, blank)
    if (isSame(own, blank)) draft.drop()
    else draft.keep(own)
    onPrefillCleared?.()
  }

  /** A field was left: what was typed first there may stand behind another. */
  function settle() {
    const patch = firstPrices(current())
    if (Object.keys(patch).length === 0) return
    form.setFieldsValue(patch)
    noteChange()
  }

  /** As if the user had typed it. */
  function take(values: Partial<FormValues>) {
    form.setFieldsValue(values)
    follow(values)
  }

  function send() {
    setChecked(true)
    const { form: valid, issues } = checkOnce(current())
    if (!valid) {
      focusFirst(name, issues)
      return
    }
    const done = (answer: T) => {
      setChanged(false)
      draft.drop()
      rememberForm(current())
      onSubmitted(answer)
    }
    void run(() => submit(valid), done)
  }

  return (
    <OpenEvidence value={setSourceOf}>
      <NamedForm
        form={form}
        name={name}
        initialValues={initialValues}
        onValuesChange={follow}
        onBlur={settle}
        onSend={send}
        className="valuation-form"
      >
        <SectionNav />
        <div className="valuation-sections">
          {prefill && (
            <PrefillNote
              prefill={prefill}
              onClear={() => clearPrefill(prefill)}
              {...(onBackToDraft && { onBackToDraft })}
            />
          )}
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
          <Button type="primary" size="large" htmlType="submit" loading={isBusy}>
            {submitText}
          </Button>
        </div>
        <PreviewPanel />
      </NamedForm>
      {wasOpened && (
        <Suspense fallback={null}>
          <EvidenceDrawer
            form={form}
            path={sourceOf}
            onChanged={noteChange}
            onClose={() => setSourceOf(null)}
          />
        </Suspense>
      )}
    </OpenEvidence>
  )
}
