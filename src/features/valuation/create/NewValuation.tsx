import { useQuery } from '@tanstack/react-query'
import { Alert, Skeleton } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { read, useWrite } from '@/shared/api'
import { MoreOfCount } from '@/entities/tiers/MoreOfCount'
import { useGate } from '@/entities/tiers/useGate'
import { quotaApi } from '@/entities/quota.api'
import { draftsNow, useDrafts } from '@/shared/form/useDraft'
import { today } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { reportReads } from '../reports/model/reportRows.api'
import { reportApi } from '../reports/model/reports.api'
import { blankForm } from '../form/model/defaults'
import type { Prefill } from '../form/model/prefilled'
import type { ValuationForm } from '../form/model/schema'
import { ValuationEditor } from '../form/ValuationEditor'
import styles from './create.module.css'
import { draftName, isOfNew, MAX_DRAFTS, freshId } from './drafts'
import { NewHead } from './NewHead'
import { useEndDraft } from './useEndDraft'

// Most forms are the only one.
const OtherDrafts = lazyWithRetry(async () => ({ default: (await import('./OtherDrafts')).OtherDrafts }))

interface NewValuationProps {
  /** What is being read to fill the form with; the form waits for it. */
  reading?: string | false
  /** Laid over an empty form. */
  prefill?: Prefill | null
  /** Stands above the form. */
  note?: ReactNode
}

/** The form of a new valuation with the count of those left: empty, prefilled, or a draft that was begun before. */
export function NewValuation({ reading = false, prefill = null, note }: NewValuationProps) {
  const t = useTranslations('valuationForm')
  const navigate = useNavigate()
  const create = useWrite(reportApi.create, { invalidates: [reportReads, quotaApi] })
  const quota = useQuery(read(quotaApi.left, {}))
  const left = quota.data?.valuationLeft ?? undefined
  const passes = useGate()
  const [start] = useState(() => blankForm(today()))
  const { id, isNamed } = useDraftId()
  const draft = draftName(id)
  const offerUndo = useUndoNotice()
  const endDraft = useEndDraft()
  const { pathname, search } = useLocation()

  /** From its first change on the form can be found again: at its own address, beside the drafts before it. */
  function nameDraft() {
    const named = new URLSearchParams(search)
    named.set('draft', id)
    if (!isNamed) void navigate(`${pathname}?${named.toString()}`, { replace: true })
    const [crowded] = draftsNow(isOfNew).slice(MAX_DRAFTS)
    if (crowded) endDraft(crowded, 'crowded')
  }

  function clearPrefill(isKept: boolean, takeBack: () => void) {
    void navigate(isKept ? `${pathname}?draft=${id}` : pathname, { replace: true })
    offerUndo(t('valuationForm:prefill.cleared'), () => {
      takeBack()
      void navigate(pathname + search, { replace: true })
    })
  }

  async function submit(body: ValuationForm) {
    // The day may have changed since the count was read.
    const now = left === 0 ? ((await quota.refetch()).data?.valuationLeft ?? undefined) : left
    const needs = { permission: 'valuation:report:add', feature: 'value' } as const
    return passes({ ...needs, quota: { of: 'valuation', left: now } }) ? create({ body }) : null
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
          description={<MoreOfCount of="valuation" />}
        />
      )}
      <Others own={draft} />
      {isNamed && <GoneNote key={id} draft={draft} />}
      {note}
      {reading !== false ? (
        <div aria-busy="true">
          <output className="visually-hidden">{reading}</output>
          <Skeleton active paragraph={{ rows: 12 }} />
        </div>
      ) : (
        <ValuationEditor
          // Filled in after all, it starts anew; what was typed is a draft.
          key={`${prefill ? 'filled' : 'blank'} ${id}`}
          draftName={draft}
          isDraftAsked
          initialValues={start}
          prefill={prefill}
          onPrefillCleared={clearPrefill}
          onBegun={nameDraft}
          submitText={t('valuationForm:submit.create')}
          submit={submit}
          onSubmitted={(answer) => navigate(`/valuation/report/${answer.id}`, { replace: true })}
        />
      )}
    </>
  )
}

/** What was begun before, if anything. `own` is the draft of the form. */
function Others({ own }: { own: string }) {
  const drafts = useDrafts(isOfNew).filter(({ name }) => name !== own)
  return (
    drafts.length > 0 && (
      <Suspense fallback={<div className={styles.drafts} />}>
        <OtherDrafts drafts={drafts} />
      </Suspense>
    )
  )
}

/** The address is that of a draft which is no more. */
function GoneNote({ draft }: { draft: string }) {
  const t = useTranslations('valuationForm')
  const [isGone] = useState(() => !draftsNow((name) => name === draft).length)
  return isGone && <Alert type="info" showIcon className="list-note" title={t('valuationForm:drafts.gone')} />
}

/**
 * Which draft the form is: that of the address, else a new one, which the address names from its first change on. An
 * address without one after that means the next.
 */
function useDraftId(): { id: string; isNamed: boolean } {
  const [search] = useSearchParams()
  const named = search.get('draft')
  const [own, setOwn] = useState(() => ({ id: freshId(), wasNamed: false }))
  if (named === own.id && !own.wasNamed) setOwn({ ...own, wasNamed: true })
  if (named === null && own.wasNamed) setOwn({ id: freshId(), wasNamed: false })
  return { id: named ?? own.id, isNamed: named !== null }
}
