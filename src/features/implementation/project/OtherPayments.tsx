import { MoneyText } from '@/shared/ui/cells/MoneyText'
import type { ProjectRow } from './api'

/** The sums that were paid in other currencies than the project's, to stand behind the one in its own. */
export const OtherPayments = ({ project }: { project: ProjectRow }) =>
  project.paidOther.map(({ currency, amount }) => (
    <span key={currency}>
      {' + '}
      <MoneyText amount={amount} currency={currency} />
    </span>
  ))
