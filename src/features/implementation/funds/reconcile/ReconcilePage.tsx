import { useQuery } from '@tanstack/react-query'
import { Button, Card } from 'antd'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { apiQuery } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { useAddressState } from '@/shared/list/useAddressState'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { MAX_DAYS, DEFAULT_DAYS } from '../../domain/reconcile'
import { accountKey } from '../../domain/bankAccount'
import { FUNDS_PATH } from '../model/fundAddresses'
import { reconcileApi } from '../model/funds.api'
import { BankFiles } from './BankFiles'
import { BankRows } from './BankRows'
import { Payments } from './Payments'
import { Proposals } from './Proposals'
import { useMatches } from './useMatches'

const ImportBank = lazyWithRetry(() => import('./ImportBank'))

const PARTS = ['proposals', 'payments', 'rows', 'files'] as const
const Address = z.object({
  part: z.catch(z.enum(PARTS), 'proposals'),
  days: z.catch(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_DAYS)), DEFAULT_DAYS),
})

/** Compares payments with bank rows: suggested matches, unmatched payments, unmatched rows, imported files. */
export default function ReconcilePage() {
  const t = useTranslations('implementationFunds')
  const { data: latest, error, refetch } = useQuery(apiQuery(reconcileApi.read, {}))
  // Up to ten thousand rows are processed in a deferred render, which user input can interrupt.
  const data = useDeferredValue(latest)
  const { state, put, linkWith } = useAddressState(Address)
  const { part, days } = state
  const matches = useMatches(data, days)
  const mayReconcile = useCan('implement:fund:pay')
  const [isImporting, setImporting] = useState(false)
  const accounts = useMemo(() => {
    const files = data?.files ?? []
    return [...new Map(files.map(({ account }) => [accountKey(account), account])).values()]
  }, [data])
  const counts = data && {
    proposals: Array.isArray(matches) ? matches.length : undefined,
    payments: data.instalments.length,
    rows: data.rows.filter(({ free }) => free !== 0).length,
    files: data.files.length,
  }
  // The primary button marks the next step: confirm certain matches, then settle, and only then import more.
  const isNext = part === 'files' || (data && counts?.proposals === 0 && part === 'proposals')
  return (
    <>
      <PageTitle
        title={t('implementationFunds:reconcile.title')}
        actions={
          <>
            <Link className="button" to={FUNDS_PATH}>
              {t('implementationFunds:back')}
            </Link>
            {mayReconcile && (
              <Button type={isNext ? 'primary' : 'default'} onClick={() => setImporting(true)}>
                {t('implementationFunds:reconcile.import')}
              </Button>
            )}
          </>
        }
        tabs={
          <LinkTabs
            label={t('implementationFunds:reconcile.title')}
            tabs={PARTS.map((key) => ({
              key,
              text: t(`implementationFunds:reconcile.part.${key}`),
              to: linkWith({ part: key }),
              count: counts?.[key],
            }))}
            shown={part}
            replace
          />
        }
      />
      <Card>
        {!data ? (
          <QueryFallback failed={t('implementationFunds:reconcile.failed')} error={error} onRetry={refetch} />
        ) : part === 'proposals' ? (
          <Proposals
            found={data}
            matches={matches}
            days={days}
            onDays={(next) => put({ days: String(next) }, { replace: true })}
          />
        ) : part === 'payments' ? (
          <Payments found={data} />
        ) : part === 'rows' ? (
          <BankRows found={data} />
        ) : (
          <BankFiles found={data} />
        )}
      </Card>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportBank accounts={accounts} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
