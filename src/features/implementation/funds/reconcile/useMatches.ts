import { useEffect, useMemo, useState } from 'react'
import { toCents } from '@/shared/lib/cents'
import type { Match } from '../../domain/reconcile'
import type { Reconciliation } from '../model/funds.api'
import { ROWS_PER_PART } from './bankRequests'
import { createBankWorkerClient } from './bankWorkerClient'

const movementOf = ({ id, day, free, currency, payee, reference }: Reconciliation['rows'][number]) => ({
  id,
  day,
  cents: toCents(free),
  currency,
  payee,
  reference,
})

const paymentOf = ({
  id,
  paidOn,
  residual,
  bankCurrency,
  payee,
  code,
}: Reconciliation['instalments'][number]) => ({
  id,
  day: paidOn,
  cents: toCents(residual),
  currency: bankCurrency,
  payee,
  code,
})

/** Suggests which rows belong to which payments; null while searching, `failed` if the search broke off. */
export function useMatches(
  found: Reconciliation | undefined,
  days: number,
): readonly Match[] | 'failed' | null {
  const request = useMemo(
    () =>
      found && {
        // Duplicate rows are left to the user.
        rows: found.rows.filter(({ free, repeats }) => free > 0 && repeats === null),
        payments: found.instalments.filter(({ residual }) => residual > 0).map(paymentOf),
        days,
      },
    [found, days],
  )
  const [result, setAnswer] = useState<{ request: object; matches: readonly Match[] | 'failed' } | null>(null)
  useEffect(() => {
    if (!request) return undefined
    const client = createBankWorkerClient()
    let isCancelled = false
    async function search({ rows, payments }: NonNullable<typeof request>) {
      for (let from = 0; from < rows.length; from += ROWS_PER_PART) {
        const movements = rows.slice(from, from + ROWS_PER_PART).map(movementOf)
        await client.request({ kind: 'movements', movements })
      }
      return client.request({ kind: 'match', payments, days })
    }
    void search(request).then((matched) => {
      if (!isCancelled) setAnswer({ request, matches: matched ?? 'failed' })
    })
    return () => {
      isCancelled = true
      client.close()
    }
  }, [request, days])
  return result && result.request === request ? result.matches : null
}
