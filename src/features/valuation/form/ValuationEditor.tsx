import { Button, Flex, Grid } from 'antd'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Result } from '@/shared/api'
import { DraftNotice } from '@/shared/form/DraftNotice'
import type { FieldPath } from '@/shared/form/fieldPath'
import { fitDraft } from '@/shared/form/fitDraft'
import { FormColumns } from '@/shared/form/FormColumns'
import { FormFooter, FormFrame, FormSubmit } from '@/shared/form/SchemaForm'
import { currentDrafts, saveDraft, useDraft, type Draft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { today } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useScreenUndoNotice } from '@/shared/ui/useUndoNotice'
import { OpenEvidenceContext } from '../evidence/openEvidence'
import styles from './form.module.css'
import { useFormTexts } from './fields/useFormTexts'
import { PrefillContext, SetValuesContext } from './fields/useValuationValues'
import { rememberForm } from './lastValues'
import { LastValues } from './LastValues'
import { ValuationBody } from './model/valuationBody'
import { blankForm } from './model/formDefaults'
import { fillReferencePrices, followUps } from './model/followUps'
import { isSame, withoutPrefill, type Prefill } from './model/prefilled'
import { StoredForm, type FormValues, type ValuationForm } from './model/valuationSchema'
import { PreviewProvider } from './preview/PreviewProvider'
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

// Includes the upload: loaded when the first source is opened.
const EvidenceDrawer = lazyWithRetry(async () => ({
  default: (await import('../evidence/EvidenceDrawer')).EvidenceDrawer,
}))

const AssumptionsDialog = lazyWithRetry(() => import('./AssumptionsDialog'))

const PrefillNote = lazyWithRetry(async () => ({ default: (await import('./PrefillNote')).PrefillNote }))

interface ValuationEditorProps<T> {
  /** Name under which the user's draft is stored. */
  draftName: string
  /** The user opened the draft, so the notice about a restored draft is not needed. */
  isDraftRequested?: boolean
  initialValues: FormValues
  /** Laid over the initial values; if there is a draft, the user chooses between the two. */
  prefill?: Prefill | null
  /**
   * Called when the user discards the prefill; what they typed themselves is now a draft, if any. `undo` restores
   * everything.
   */
  onPrefillCleared?: (hasOwnInput: boolean, undo: () => void) => void
  /** Called on the first change, when the draft is created. */
  onDraftStarted?: () => void
  submitText: string
  /** Null if nothing was sent and the user was notified of the reason. */
  submit: (form: ValuationForm) => Promise<Result<T> | null>
  onSubmitted: (answer: T) => void | Promise<void>
}

export function ValuationEditor<T>({
  draftName,
  isDraftRequested = false,
  initialValues,
  prefill: initialPrefill = null,
  ...editor
}: ValuationEditorProps<T>) {
  const t = useTranslations('valuationForm')
  const draft = useDraft(draftName)
  // Fixed as it was filled in, to distinguish it from typed values; later names may follow another language.
  const [prefill] = useState(initialPrefill)
  const prefilled = { ...initialValues, ...prefill?.values }
  const [fitted] = useState(() => draft.restored && fitDraft(StoredForm, draft.restored))
  const restored = fitted && { ...initialValues, ...fitted.values }
  const dropped = fitted?.dropped ?? []
  const { labels } = useFormTexts()
  const [start, setStart] = useState<{ from: 'draft' | 'start'; values: FormValues }>(
    restored ? { from: 'draft', values: restored } : { from: 'start', values: prefilled },
  )
  const [isDraftShown, setDraftShown] = useState(
    restored !== null && (!isDraftRequested || prefill !== null || dropped.length > 0),
  )
  const [attempt, setAttempt] = useState(0)

  function startFrom(from: 'draft' | 'start', values: FormValues) {
    setStart({ from, values })
    setDraftShown(from === 'draft')
    setAttempt(attempt + 1)
  }

  function startOver() {
    draft.drop()
    startFrom('start', initialValues)
  }

  function backToDraft(values: FormValues) {
    // Input since then may have replaced the stored draft.
    draft.keep(values)
    startFrom('draft', values)
  }

  return (
    <>
      {isDraftShown && (
        <DraftNotice
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
              : { text: t('valuationForm:draft.restart'), onClick: startOver }
          }
          time={draft.time}
          dropped={{ fields: dropped, labels }}
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

interface EditedFormProps<T> extends Omit<ValuationEditorProps<T>, 'isDraftRequested'> {
  draft: Draft
  onBackToDraft?: () => void
}

function EditedForm<T>({
  draft,
  draftName,
  initialValues,
  prefill,
  onPrefillCleared,
  onDraftStarted,
  onBackToDraft,
  submitText,
  submit,
  onSubmitted,
}: EditedFormProps<T>) {
  const t = useTranslations('valuationForm')
  const [sourceOf, setSourceOf] = useState<FieldPath | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  /** Values of the form when it began to be filled in from a table. */
  const [filledFrom, setFilledFrom] = useState<FormValues | null>(null)
  const offerUndo = useScreenUndoNotice()
  if (sourceOf && !wasOpened) setWasOpened(true)
  const form = useSchemaForm<ValuationForm, T>({
    ...useFormTexts(),
    schema: ValuationBody,
    initialValues,
    // Restoring it is offered above.
    draft: { ...draft, restored: null },
    followUps: (changed, values, before) => followUps(changed, values as FormValues, before as FormValues),
    // The first price typed also becomes the reference price behind the market size.
    settle: (values) => fillReferencePrices(values as FormValues),
    onChanged: (isChanged) => isChanged && onDraftStarted?.(),
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
    const hasOwnInput = !isSame(own, blank)
    if (hasOwnInput) draft.keep(own)
    else draft.drop()
    onPrefillCleared?.(hasOwnInput, () => {
      // Input since then takes precedence over what was cleared.
      const [stored] = currentDrafts((name) => name === draftName)
      if (stored && isSame(stored.values, own)) saveDraft(draftName, before)
    })
  }

  function takeTable(values: Partial<FormValues>, before: Partial<FormValues>) {
    form.put(values)
    offerUndo(t('valuationForm:assumptions.filled'), () => form.put(before))
  }

  const send = (
    <FormSubmit
      form={form}
      submitText={submitText}
      checkHint={
        <>
          {t('valuationForm:submit.look')}{' '}
          <Link to="/valuation/report">{t('valuationForm:submit.list')}</Link>
        </>
      }
    />
  )
  const saved = <SavedLine draftName={draftName} isBusy={form.isBusy} />

  return (
    <OpenEvidenceContext value={setSourceOf}>
      <FormFrame form={form}>
        <PreviewProvider>
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
                <FormFooter form={form} listsErrors />
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
            <Flex justify="end">
              <Button type="link" size="small" onClick={() => setFilledFrom(current())}>
                {t('valuationForm:assumptions.open')}
              </Button>
            </Flex>
            <SetValuesContext value={form.put}>
              <AssetSection />
              <StageSection />
              <IndicationSection />
              <TrialSection />
              <ProtectionSection />
              <MarketSection />
              <FinanceSection />
            </SetValuesContext>
          </FormColumns>
        </PreviewProvider>
      </FormFrame>
      {filledFrom && (
        <Suspense fallback={null}>
          <AssumptionsDialog values={filledFrom} onTake={takeTable} onClose={() => setFilledFrom(null)} />
        </Suspense>
      )}
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
    </OpenEvidenceContext>
  )
}
