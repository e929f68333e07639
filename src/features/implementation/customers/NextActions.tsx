import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import { useLabels } from '@/shared/dictionary/useLabels'
import { useTranslations } from '@/shared/i18n'
import type { Customer } from './customers.api'
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
  const t = useTranslations('implementationCustomers')
  const stages = useLabels('customer_stage')
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
            <Tag color={stages.colorOf(stage)}>{stages.labelOf(stage)}</Tag>
          </div>
        </li>
      ))}
    </ul>
  )
}
