import { useEffect, useMemo, useState } from 'react'
import { toCents } from '@/shared/lib/cents'
import type { Match } from '../../domain/reconcile'
import type { Reconciliation } from '../model/funds.api'
import { createBankWorkerClient } from './bankWorkerClient'

const movementOf = ({ id, day, free, account, payee, reference }: Reconciliation['rows'][number]) => ({
  id,
  day,
  cents: toCents(free),
  currency: account.currency,
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
        movements: found.rows.filter(({ free, repeats }) => free > 0 && repeats === null).map(movementOf),
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
    void client.request({ kind: 'match', ...request }).then((matched) => {
      if (!isCancelled) setAnswer({ request, matches: matched?.matches ?? 'failed' })
    })
    return () => {
      isCancelled = true
      client.close()
    }
  }, [request])
  return result && result.request === request ? result.matches : null
}
