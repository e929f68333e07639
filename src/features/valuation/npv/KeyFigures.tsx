import { Card, Skeleton } from 'antd'
import { memo } from 'react'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { useShortMoney } from '@/shared/ui/cells/useShortMoney'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { FieldLinks } from '@/shared/form/FieldLinks'
import { keyFigures } from './keyFigures'
import type { LiveCalculation } from './useCalculation'
import styles from './npv.module.css'
import { fieldLabel } from './texts'
import { useNpvText } from './watching'

/** Missing fields that are named; the rest is counted. */
const MOST_NAMED = 6
/** Ms of rest before a result is read out, so that typing is not talked over. */
const READ_OUT_AFTER = 2000

interface KeyFiguresProps {
  live: LiveCalculation
  /** What is missing is listed beside them already. */
  isListed: boolean
}

/** Beside the inputs: what they are worth. */
export const KeyFigures = memo(function KeyFigures({ live, isListed }: KeyFiguresProps) {
  const t = useNpvText()
  const short = useShortMoney()
  const { result, isCurrent, problem } = live
  const spoken =
    result && isCurrent
      ? t('valuationNpv:figure.announce', { npv: short(result.summary.rnpv, result.form.currency) })
      : ''
  const settled = useDebounced(spoken, READ_OUT_AFTER)
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
          fields={issues.slice(0, MOST_NAMED).map(({ path }) => ({ path, label: fieldLabel(t, path) }))}
          more={
            issues.length > MOST_NAMED && t('valuationNpv:figure.more', { count: issues.length - MOST_NAMED })
          }
        />
      )}
    </>
  )
}
