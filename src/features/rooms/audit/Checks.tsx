import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  MinusCircleOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import { Tag } from 'antd'
import { useListFormat, useTranslations } from '@/shared/i18n'
import type { Check } from './audit.api'
import styles from './audit.module.css'

const ICONS = {
  ok: [CheckCircleOutlined, styles.ok],
  warning: [WarningOutlined, styles.warning],
  failed: [CloseCircleOutlined, styles.failed],
  unchecked: [MinusCircleOutlined, styles.unchecked],
} as const

const SEVERITY_ORDER = ['failed', 'warning', 'unchecked', 'ok'] as const

export function CheckSummary({ checks }: { checks: readonly Check[] }) {
  const t = useTranslations('roomsAudit')
  const worst = SEVERITY_ORDER.find((result) => checks.some((check) => check.result === result)) ?? 'ok'
  const count = checks.filter(({ result }) => result === worst).length
  const colour = { failed: 'error', warning: 'warning', ok: 'success', unchecked: 'default' }[worst]
  return <Tag color={colour}>{t(`roomsAudit:found.${worst}`, { count })}</Tag>
}

export function Checks({ checks }: { checks: readonly Check[] }) {
  const t = useTranslations('roomsAudit')
  const listed = useListFormat()
  return (
    <ul className={styles.checks} aria-label={t('roomsAudit:field.checks')}>
      {checks
        .toSorted((a, b) => SEVERITY_ORDER.indexOf(a.result) - SEVERITY_ORDER.indexOf(b.result))
        .map(({ check, result, reason, pages }) => {
          const [Icon, className] = ICONS[result]
          return (
            <li key={check}>
              <Icon className={className} role="img" aria-label={t(`roomsAudit:result.${result}`)} />
              <span>
                {result === 'ok'
                  ? t(`roomsAudit:good.${check}`)
                  : result === 'unchecked'
                    ? t(`roomsAudit:unchecked.${check}`)
                    : t(`roomsAudit:wrong.${check}`)}
                {reason && <span className={styles.reason}>{reason}</span>}
                {pages.length > 0 && (
                  <span className={styles.reason}>{t('roomsAudit:pages', { pages: listed(pages) })}</span>
                )}
              </span>
            </li>
          )
        })}
    </ul>
  )
}
