import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import { useLabels } from '@/shared/dictionary/useLabels'
import { useTranslations } from '@/shared/i18n'
import type { Customer } from './customers.api'
import { customerAddress } from './customerAddresses'
import { DueText } from './NextAction'
import styles from './customers.module.css'

interface NextActionsProps {
  customers: readonly Customer[]
  /** Shows the day of each action, because the customers have different ones. */
  showsDay?: boolean
}

export function NextActions({ customers, showsDay = false }: NextActionsProps) {
  const t = useTranslations('implementationCustomers')
  const stages = useLabels('customer_stage')
  return (
    <ul className={styles.actions}>
      {customers.map(({ id, name, nextAction, nextActionDate, ownerName, stage }) => (
        <li key={id}>
          <div>
            <Link to={customerAddress(id)}>{name}</Link>
            <div className="cell-note">
              {nextAction || t('implementationCustomers:calendar.unsaid')} · {ownerName}
            </div>
          </div>
          <div className={styles.actionEnd}>
            {showsDay && nextActionDate && (
              <span className={styles.late}>
                {nextActionDate} · <DueText day={nextActionDate} />
              </span>
            )}
            <Tag color={stages.colorOf(stage)}>{stages.labelOf(stage)}</Tag>
          </div>
        </li>
      ))}
    </ul>
  )
}
