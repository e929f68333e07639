import { Link } from 'react-router-dom'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import { useText } from '@/shared/texts'
import type { Customer } from './api'
import { addressOf } from './addresses'
import { DueWords } from './NextAction'
import styles from './customers.module.css'

interface NextActionsProps {
  customers: readonly Customer[]
  /** The day of each is said: they are not of one. */
  hasDay?: boolean
}

/** Customers with what is to be done for each. */
export function NextActions({ customers, hasDay = false }: NextActionsProps) {
  const t = useText('implementationCustomers')
  return (
    <ul className={styles.actions}>
      {customers.map(({ id, name, nextAction, nextActionDate, ownerName, stage }) => (
        <li key={id}>
          <div>
            <Link to={addressOf(id)}>{name}</Link>
            <div className="cell-note">
              {nextAction || t('implementationCustomers:calendar.unsaid')} · {ownerName}
            </div>
          </div>
          <div className={styles.actionEnd}>
            {hasDay && nextActionDate && (
              <span className={styles.late}>
                {nextActionDate} · <DueWords day={nextActionDate} />
              </span>
            )}
            <DictTag type="customer_stage" value={stage} />
          </div>
        </li>
      ))}
    </ul>
  )
}
