import { useEffect, useMemo, useState } from 'react'
import { toCents } from '@/shared/lib/cents'
import type { Match } from '../../domain/reconcile'
import type { Reconciliation } from '../model/funds.api'
import { openBank } from './bankPort'

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

/** Which rows are likely to be which payments; null while it is looked for, `failed` where that broke off. */
export function useMatches(
  found: Reconciliation | undefined,
  days: number,
): readonly Match[] | 'failed' | null {
  const asked = useMemo(
    () =>
      found && {
        // One that says the same as another is for the user to judge.
        movements: found.rows.filter(({ free, repeats }) => free > 0 && repeats === null).map(movementOf),
        payments: found.instalments.filter(({ residual }) => residual > 0).map(paymentOf),
        days,
      },
    [found, days],
  )
  const [answer, setAnswer] = useState<{ asked: object; matches: readonly Match[] | 'failed' } | null>(null)
  useEffect(() => {
    if (!asked) return undefined
    const bank = openBank()
    let isLeft = false
    void bank.ask({ kind: 'match', ...asked }).then((matched) => {
      if (!isLeft) setAnswer({ asked, matches: matched?.matches ?? 'failed' })
    })
    return () => {
      isLeft = true
      bank.close()
    }
  }, [asked])
  return answer && answer.asked === asked ? answer.matches : null
}
