import { useQuery } from '@tanstack/react-query'
import { Alert, Skeleton } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { apiQuery, useApiMutation } from '@/shared/api'
import { QuotaUpgrade } from '@/entities/tiers/QuotaUpgrade'
import { useGate } from '@/entities/tiers/useGate'
import { quotaApi } from '@/entities/quota.api'
import { currentDrafts, useDrafts } from '@/shared/form/useDraft'
import { today } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { reportReads } from '../reports/model/reportRows.api'
import { reportApi } from '../reports/model/report.api'
import { blankForm } from '../form/model/formDefaults'
import type { Prefill } from '../form/model/prefilled'
import type { ValuationForm } from '../form/model/valuationSchema'
import { ValuationEditor } from '../form/ValuationEditor'
import styles from './create.module.css'
import { draftName, isNewDraft, MAX_DRAFTS, makeDraftId } from './newDrafts'
import { NewHead } from './NewHead'
import { useEndDraft } from './useEndDraft'

// Lazy: most users have no other drafts.
const OtherDrafts = lazyWithRetry(async () => ({ default: (await import('./OtherDrafts')).OtherDrafts }))

interface NewValuationProps {
  /** Shown while the record for the prefill is loading; the form waits for it. */
  reading?: string | false
  prefill?: Prefill | null
  note?: ReactNode
}

export function NewValuation({ reading = false, prefill = null, note }: NewValuationProps) {
  const t = useTranslations('valuationForm')
  const navigate = useNavigate()
  const create = useApiMutation(reportApi.create, { invalidates: [reportReads, quotaApi] })
  const quota = useQuery(apiQuery(quotaApi.left, {}))
  const left = quota.data?.valuationLeft ?? undefined
  const passes = useGate()
  const [start] = useState(() => blankForm(today()))
  const { id, isNamed } = useDraftId()
  const draft = draftName(id)
  const offerUndo = useUndoNotice()
  const endDraft = useEndDraft()
  const { pathname, search } = useLocation()

  /** Gives the form its own address on its first change, so that it can be found again next to earlier drafts. */
  function nameDraft() {
    const named = new URLSearchParams(search)
    named.set('draft', id)
    if (!isNamed) void navigate(`${pathname}?${named.toString()}`, { replace: true })
    const [oldest] = currentDrafts(isNewDraft).slice(MAX_DRAFTS)
    if (oldest) endDraft(oldest, 'crowded')
  }

  function clearPrefill(hasOwnInput: boolean, undo: () => void) {
    void navigate(hasOwnInput ? `${pathname}?draft=${id}` : pathname, { replace: true })
    offerUndo(t('valuationForm:prefill.cleared'), () => {
      undo()
      void navigate(pathname + search, { replace: true })
    })
  }

  async function submit(body: ValuationForm) {
    // The date may have changed since the quota was loaded.
    const now = left === 0 ? ((await quota.refetch()).data?.valuationLeft ?? undefined) : left
    const needs = { permission: 'valuation:report:add', feature: 'value' } as const
    return passes({ ...needs, quota: { kind: 'valuation', left: now } }) ? create({ body }) : null
  }

  return (
    <>
      <NewHead draft={draft} prefilled={Object.keys(prefill?.from ?? {}).length} left={left} />
      {left === 0 && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('valuationForm:quota.usedUp')}
          description={<QuotaUpgrade quota="valuation" />}
        />
      )}
      <OtherDraftsSection own={draft} />
      {isNamed && <MissingDraftNote key={id} draft={draft} />}
      {note}
      {reading !== false ? (
        <div aria-busy="true">
          <output className="visually-hidden">{reading}</output>
          <Skeleton active paragraph={{ rows: 12 }} />
        </div>
      ) : (
        <ValuationEditor
          // Starts over if the prefill arrives later; anything typed until then is a draft.
          key={`${prefill ? 'filled' : 'blank'} ${id}`}
          draftName={draft}
          isDraftRequested
          initialValues={start}
          prefill={prefill}
          onPrefillCleared={clearPrefill}
          onDraftStarted={nameDraft}
          submitText={t('valuationForm:submit.create')}
          submit={submit}
          onSubmitted={(answer) => navigate(`/valuation/report/${answer.id}`, { replace: true })}
        />
      )}
    </>
  )
}

/** `own` is the draft of this form. */
function OtherDraftsSection({ own }: { own: string }) {
  const drafts = useDrafts(isNewDraft).filter(({ name }) => name !== own)
  return (
    drafts.length > 0 && (
      <Suspense fallback={<div className={styles.drafts} />}>
        <OtherDrafts drafts={drafts} />
      </Suspense>
    )
  )
}

function MissingDraftNote({ draft }: { draft: string }) {
  const t = useTranslations('valuationForm')
  const [isMissing] = useState(() => !currentDrafts((name) => name === draft).length)
  return (
    isMissing && <Alert type="info" showIcon className="list-note" title={t('valuationForm:drafts.gone')} />
  )
}

/**
 * Id of the form's draft: the one in the URL, otherwise a new one, which the URL gets on the first change. If the URL
 * loses its id after that, the form starts another draft.
 */
function useDraftId(): { id: string; isNamed: boolean } {
  const [search] = useSearchParams()
  const named = search.get('draft')
  const [own, setOwn] = useState(() => ({ id: makeDraftId(), wasNamed: false }))
  if (named === own.id && !own.wasNamed) setOwn({ ...own, wasNamed: true })
  if (named === null && own.wasNamed) setOwn({ id: makeDraftId(), wasNamed: false })
  return { id: named ?? own.id, isNamed: named !== null }
}
