import { useQuery } from '@tanstack/react-query'
import { Alert, Skeleton, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { read, useWrite } from '@/shared/api'
import { MoreOfCount } from '@/shared/auth/MoreOfCount'
import { useGate } from '@/shared/auth/useGate'
import { quotaApi } from '@/shared/domain/quota/api'
import { today } from '@/shared/lib/dates'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useText } from '@/shared/texts'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { reportApi } from '../reports/model/api'
import { blankForm } from '../form/model/defaults'
import type { Prefill } from '../form/model/prefill'
import type { ValuationForm } from '../form/model/schema'
import { ValuationEditor } from '../form/ValuationEditor'

interface NewValuationProps {
  /** What is being read to fill the form with; the form waits for it. */
  reading?: string | false
  /** Laid over an empty form. */
  prefill?: Prefill | null
  /** Stands above the form. */
  note?: ReactNode
}

/** The form of a new valuation with the count of those left, empty or prefilled. */
export function NewValuation({ reading = false, prefill = null, note }: NewValuationProps) {
  const t = useText('valuationForm')
  const navigate = useNavigate()
  const create = useWrite(reportApi.create, { refreshes: [reportApi, quotaApi] })
  const quota = useQuery(read(quotaApi.left, {}))
  const left = quota.data?.valuationLeft ?? undefined
  const passes = useGate()
  const [start] = useState(() => blankForm(today()))
  const [submitted, setSubmitted] = useState(0)
  const offerUndo = useUndoNotice()
  const { pathname, search } = useLocation()

  function clearPrefill() {
    void navigate('/valuation/form', { replace: true })
    // What was typed meanwhile waits as a draft, and is asked about.
    offerUndo(t('valuationForm:prefill.cleared'), () => void navigate(pathname + search, { replace: true }))
  }

  async function submit(body: ValuationForm) {
    // The day may have changed since the count was read.
    const now = left === 0 ? ((await quota.refetch()).data?.valuationLeft ?? undefined) : left
    const needs = { permission: 'valuation:report:add', feature: 'value' } as const
    return passes({ ...needs, quota: { of: 'valuation', left: now } }) ? create({ body }) : null
  }

  return (
    <>
      <PageTitle
        title={t('valuationForm:title')}
        note={
          left !== undefined && (
            <Tag color={left > 0 ? 'default' : 'warning'}>
              {t('valuationForm:quota.left', { count: left })}
            </Tag>
          )
        }
      />
      {left === 0 && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('valuationForm:quota.usedUp')}
          description={<MoreOfCount of="valuation" />}
        />
      )}
      {note}
      {reading !== false ? (
        <div aria-busy="true">
          <output className="visually-hidden">{reading}</output>
          <Skeleton active paragraph={{ rows: 12 }} />
        </div>
      ) : (
        <ValuationEditor
          // Filled in after all, it starts anew, what was typed waits as a draft; and so does the next one in its tab.
          key={`${prefill ? 'filled' : 'blank'} ${submitted}`}
          draftName="valuation"
          initialValues={start}
          prefill={prefill}
          onPrefillCleared={clearPrefill}
          submitText={t('valuationForm:submit.create')}
          submit={submit}
          onSubmitted={({ id }) => {
            setSubmitted(submitted + 1)
            return navigate(`/valuation/report/${id}`, { replace: true })
          }}
        />
      )}
    </>
  )
}
