import { useQuery } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod'
import { read } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { useAddressState } from '@/shared/list/useAddressState'
import { FailureNote } from '@/shared/ui/FailureNote'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useText } from '@/shared/texts'
import { MOST_DAYS, USUAL_DAYS } from '../../domain/reconcile'
import { FUNDS } from '../model/address'
import { reconcileApi, type Reconciliation } from '../model/api'
import { BankFiles } from './BankFiles'
import { BankRows } from './BankRows'
import { Payments } from './Payments'
import { Proposals } from './Proposals'
import { useMatches } from './useMatches'

const ImportBank = lazy(() => import('./ImportBank'))

const PARTS = ['proposals', 'payments', 'rows', 'files'] as const
const Address = z.object({
  part: z.enum(PARTS).catch('proposals'),
  days: z.coerce.number().int().min(0).max(MOST_DAYS).catch(USUAL_DAYS),
})

/** What was paid beside what the bank says: proposed, confirmed, and what is left on either side. */
export default function ReconcilePage() {
  const t = useText('implementationFunds')
  const { data, error, refetch } = useQuery(read(reconcileApi.read, {}))
  const mayReconcile = useCan('implement:fund:pay')
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <PageTitle
        title={t('implementationFunds:reconcile.title')}
        actions={
          <>
            <Link className="button" to={FUNDS}>
              {t('implementationFunds:back')}
            </Link>
            {mayReconcile && (
              <Button type="primary" onClick={() => setImporting(true)}>
                {t('implementationFunds:reconcile.import')}
              </Button>
            )}
          </>
        }
      />
      <Card>
        {data ? (
          <Parts found={data} />
        ) : error ? (
          <FailureNote
            title={t('implementationFunds:reconcile.failed')}
            failure={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton active aria-label={t('implementationFunds:loading')} />
        )}
      </Card>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportBank onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}

function Parts({ found }: { found: Reconciliation }) {
  const t = useText('implementationFunds')
  const { state, put, linkWith } = useAddressState(Address)
  const { part, days } = state
  const matches = useMatches(found, days)
  const counts = {
    proposals: Array.isArray(matches) ? matches.length : null,
    payments: found.instalments.length,
    rows: found.rows.filter(({ free }) => free !== 0).length,
    files: found.files.length,
  }
  return (
    <>
      <LinkTabs
        label={t('implementationFunds:reconcile.title')}
        tabs={PARTS.map((key) => ({
          key,
          text:
            counts[key] === null
              ? t(`implementationFunds:reconcile.part.${key}`)
              : t('implementationFunds:reconcile.counted', {
                  part: t(`implementationFunds:reconcile.part.${key}`),
                  count: counts[key],
                }),
          to: linkWith({ part: key }),
        }))}
        shown={part}
        replace
      />
      {part === 'proposals' && (
        <Proposals
          found={found}
          matches={matches}
          days={days}
          onDays={(next) => put({ days: String(next) }, { replace: true })}
        />
      )}
      {part === 'payments' && <Payments found={found} />}
      {part === 'rows' && <BankRows found={found} />}
      {part === 'files' && <BankFiles found={found} />}
    </>
  )
}
