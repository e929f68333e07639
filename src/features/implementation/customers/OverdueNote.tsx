import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { read } from '@/shared/api'
import { changedAddress } from '@/shared/list/address'
import { FailureLine } from '@/shared/ui/FailureLine'
import { useTranslations } from '@/shared/i18n'
import { customerApi } from './customers.api'
import type { CustomerList } from './useCustomers'

/** How many of the customers on show wait for a follow-up that is overdue, with a way to these. */
export function OverdueNote({ list: { chosen, shown, searchOf, view } }: { list: CustomerList }) {
  const t = useTranslations('implementationCustomers')
  const { data, error, refetch } = useQuery(read(customerApi.figures, { query: chosen }))
  // The board says itself what it could not read.
  if (error && view !== 'board')
    return (
      <div className="list-note">
        {t('implementationCustomers:board.overdueFailed')}{' '}
        <FailureLine failure={error} onRetry={() => void refetch()} />
      </div>
    )
  const count = data?.overdue ?? 0
  if (count === 0 || chosen.due) return null
  const search = searchOf(changedAddress(new URLSearchParams(shown), { due: 'overdue' }).toString())
  return (
    <div className="list-note">
      <Link to={{ search }}>{t('implementationCustomers:board.overdue', { count })}</Link>
    </div>
  )
}
