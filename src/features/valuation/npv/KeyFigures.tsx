import { Card, Skeleton } from 'antd'
import { memo } from 'react'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { FieldLinks } from '@/shared/form/FieldLinks'
import { keyFigures } from './keyFigures'
import type { LiveCalculation } from './useNpvCalculation'
import styles from './npv.module.css'
import { fieldLabel } from './npvTexts'
import { useNpvText } from './useNpvValues'

const MAX_LISTED = 6
/** ms without changes before a result is announced to screen readers, so that it does not interrupt typing. */
const ANNOUNCE_DELAY = 2000

interface KeyFiguresProps {
  live: LiveCalculation
  isListed: boolean
}

export const KeyFigures = memo(function KeyFigures({ live, isListed }: KeyFiguresProps) {
  const t = useNpvText()
  const formatShort = useFormatMoney()
  const { result, isCurrent, problem } = live
  const announcement =
    result && isCurrent
      ? t('valuationNpv:figure.announce', { npv: formatShort(result.summary.rnpv, result.form.currency) })
      : ''
  const settled = useDebounced(announcement, ANNOUNCE_DELAY)
  return (
    <aside className={styles.figures} aria-label={t('valuationNpv:figure.title')}>
      <Card title={<h2>{t('valuationNpv:figure.title')}</h2>} aria-busy={!isCurrent && !problem}>
        {!result && !problem && <Skeleton active paragraph={{ rows: 5 }} title={false} />}
        {!isCurrent && problem && <Problem problem={problem} isListed={isListed} />}
        {result && (
          <>
            {!isCurrent && problem && <p className={styles.hint}>{t('valuationNpv:figure.stale')}</p>}
            <dl className={isCurrent ? undefined : styles.stale}>
              {keyFigures(result, t).map(({ name, value, note }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {typeof value === 'number' ? (
                      <MoneyText amount={value} currency={result.form.currency} />
                    ) : (
                      value
                    )}
                    {note && <span className={styles.note}>{note}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <p className={styles.hint}>{t('valuationNpv:figure.note')}</p>
        <output className="visually-hidden">{settled}</output>
      </Card>
    </aside>
  )
})

interface ProblemProps {
  problem: NonNullable<LiveCalculation['problem']>
  isListed: boolean
}

function Problem({ problem, isListed }: ProblemProps) {
  const t = useNpvText()
  if (problem.kind === 'failed') return <p>{t('valuationNpv:figure.failed')}</p>
  const { issues } = problem
  return (
    <>
      <p>{t('valuationNpv:figure.missing', { count: issues.length })}</p>
      {!isListed && (
        <FieldLinks
          fields={issues.slice(0, MAX_LISTED).map(({ path }) => ({ path, label: fieldLabel(t, path) }))}
          more={
            issues.length > MAX_LISTED && t('valuationNpv:figure.more', { count: issues.length - MAX_LISTED })
          }
        />
      )}
    </>
  )
}
