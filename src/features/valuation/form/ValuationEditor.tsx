import { Grid } from 'antd'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Result } from '@/shared/api'
import { DraftNote } from '@/shared/form/DraftNote'
import type { FieldPath } from '@/shared/form/fieldPath'
import { FormColumns } from '@/shared/form/FormColumns'
import { FormEnd, FormFrame, FormSubmit } from '@/shared/form/SchemaForm'
import { draftsNow, keepDraft, useDraft, type Draft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { today } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { OpenEvidence } from '../evidence/opening'
import styles from './form.module.css'
import { useFormTexts } from './fields/useFormTexts'
import { PrefillContext, PutContext } from './fields/watching'
import { rememberForm } from './lastValues'
import { LastValues } from './LastValues'
import { ValuationBody } from './model/body'
import { blankForm } from './model/defaults'
import { firstPrices, followUps } from './model/followUps'
import { isSame, withoutPrefill, type Prefill } from './model/prefilled'
import type { FormValues, ValuationForm } from './model/schema'
import { Previewing } from './preview/Previewing'
import { PreviewPanel, PreviewValue } from './PreviewPanel'
import { SavedLine } from './SavedLine'
import { SectionNav } from './SectionNav'
import { AssetSection } from './sections/AssetSection'
import { FinanceSection } from './sections/FinanceSection'
import { IndicationSection } from './sections/IndicationSection'
import { MarketSection } from './sections/MarketSection'
import { ProtectionSection } from './sections/ProtectionSection'
import { StageSection } from './sections/StageSection'
import { TrialSection } from './sections/TrialSection'

// With its upload: fetched when the first source is opened.
const EvidenceDrawer = lazyWithRetry(async () => ({
  default: (await import('../evidence/EvidenceDrawer')).EvidenceDrawer,
}))

const PrefillNote = lazyWithRetry(async () => ({ default: (await import('./PrefillNote')).PrefillNote }))

interface ValuationEditorProps<T> {
  /** One draft is kept per user under this name. */
  draftName: string
  /** The user has opened the draft: that it is restored need not be said. */
  isDraftAsked?: boolean
  initialValues: FormValues
  /** Laid over the initial values, unless there is a draft: then the user chooses between the two. */
  prefill?: Prefill | null
  /** The user wants none of what was prefilled; what he typed himself is a draft now. `takeBack` makes it what it was. */
  onPrefillCleared?: (isKept: boolean, takeBack: () => void) => void
  /** The first change is made: there is a draft. */
  onBegun?: () => void
  submitText: string
  /** Null when nothing was sent and the user has been told why. */
  submit: (form: ValuationForm) => Promise<Result<T> | null>
  onSubmitted: (answer: T) => void | Promise<void>
}

/** The valuation form with its draft, navigation, preview and submit. */
export function ValuationEditor<T>({
  draftName,
  isDraftAsked = false,
  initialValues,
  prefill: offered = null,
  ...editor
}: ValuationEditorProps<T>) {
  const t = useTranslations('valuationForm')
  const draft = useDraft(draftName)
  // As it was filled in, so that it can be told from what was typed; names follow the language.
  const [prefill] = useState(offered)
  const prefilled = { ...initialValues, ...prefill?.values }
  const restored = draft.restored && { ...initialValues, ...draft.restored }
  const [start, setStart] = useState<{ from: 'draft' | 'start'; values: FormValues }>(
    restored ? { from: 'draft', values: restored } : { from: 'start', values: prefilled },
  )
  const [isDraftShown, setDraftShown] = useState(restored !== null && (!isDraftAsked || prefill !== null))
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
          title={
            prefill
              ? t('valuationForm:prefill.draftFirst', { name: prefill.name })
              : t('valuationForm:draft.restored')
          }
          action={
            prefill
              ? {
                  text: t('valuationForm:prefill.instead', { name: prefill.name }),
                  onClick: () => startFrom('start', prefilled),
                }
              : { text: t('valuationForm:draft.restart'), onClick: startAfresh }
          }
          onClose={() => setDraftShown(false)}
        />
      )}
      <PrefillContext value={prefill}>
        <EditedForm
          key={attempt}
          draft={draft}
          draftName={draftName}
          initialValues={start.values}
          prefill={start.from === 'start' ? prefill : null}
          {...(restored && start.from === 'start' && prefill
            ? { onBackToDraft: () => backToDraft(restored) }
            : {})}
          {...editor}
        />
      </PrefillContext>
    </>
  )
}

interface EditedFormProps<T> extends Omit<ValuationEditorProps<T>, 'isDraftAsked'> {
  draft: Draft
  /** Where a draft gave way to the prefilled values. */
  onBackToDraft?: () => void
}

function EditedForm<T>({
  draft,
  draftName,
  initialValues,
  prefill,
  onPrefillCleared,
  onBegun,
  onBackToDraft,
  submitText,
  submit,
  onSubmitted,
}: EditedFormProps<T>) {
  const t = useTranslations('valuationForm')
  const [sourceOf, setSourceOf] = useState<FieldPath | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  if (sourceOf && !wasOpened) setWasOpened(true)
  const form = useSchemaForm<ValuationForm, T>({
    ...useFormTexts(),
    schema: ValuationBody,
    start: initialValues,
    // Whether to begin with it is asked above.
    draft: { ...draft, restored: null },
    followUps: (changed, values, before) => followUps(changed, values as FormValues, before as FormValues),
    // What was typed first there may stand behind another.
    settle: (values) => firstPrices(values as FormValues),
    onChanged: (isChanged) => isChanged && onBegun?.(),
    send: submit,
    onDone: (answer, _, values) => {
      rememberForm(values as FormValues)
      return onSubmitted(answer)
    },
  })
  const isWide = Grid.useBreakpoint().xl ?? false
  const current = () => form.fields.getFieldsValue(true) as FormValues

  function clearPrefill(filled: Prefill) {
    const blank = blankForm(today())
    const before = current()
    const own = withoutPrefill(before, filled, blank)
    const isKept = !isSame(own, blank)
    if (isKept) draft.keep(own)
    else draft.drop()
    onPrefillCleared?.(isKept, () => {
      // What was typed since is not given up for what was cleared.
      const [kept] = draftsNow((name) => name === draftName)
      if (kept && isSame(kept.values, own)) keepDraft(draftName, before)
    })
  }

  const send = (
    <FormSubmit
      form={form}
      submitText={submitText}
      look={
        <>
          {t('valuationForm:submit.look')}{' '}
          <Link to="/valuation/report">{t('valuationForm:submit.list')}</Link>
        </>
      }
    />
  )
  const saved = <SavedLine draftName={draftName} isBusy={form.isBusy} />

  return (
    <OpenEvidence value={setSourceOf}>
      <FormFrame form={form}>
        <Previewing>
          <FormColumns
            contents={<SectionNav />}
            rail={
              <PreviewPanel
                isListed={form.isChecked}
                submit={
                  isWide && (
                    <div>
                      {send}
                      {saved}
                    </div>
                  )
                }
              >
                <FormEnd form={form} listsWrong />
              </PreviewPanel>
            }
            bar={
              !isWide && (
                <>
                  <div>
                    <PreviewValue />
                    {saved}
                  </div>
                  {send}
                </>
              )
            }
          >
            {prefill && (
              <Suspense fallback={<div className={styles.prefill} />}>
                <PrefillNote
                  prefill={prefill}
                  onClear={() => clearPrefill(prefill)}
                  {...(onBackToDraft && { onBackToDraft })}
                />
              </Suspense>
            )}
            <LastValues current={current} onTake={form.put} />
            <PutContext value={form.put}>
              <AssetSection />
              <StageSection />
              <IndicationSection />
              <TrialSection />
              <ProtectionSection />
              <MarketSection />
              <FinanceSection />
            </PutContext>
          </FormColumns>
        </Previewing>
      </FormFrame>
      {wasOpened && (
        <Suspense fallback={null}>
          <EvidenceDrawer
            form={form.fields}
            path={sourceOf}
            onChanged={form.noteChange}
            onClose={() => setSourceOf(null)}
          />
        </Suspense>
      )}
    </OpenEvidence>
  )
}
