import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ABSENT, formatMoney, formatNumber } from '@/shared/lib/money'
import { from, HATCHING, STATE, STATES, WAITING, type State } from '../domain/states'
import { sumOf, type BlockProps } from './blocks'
import { CountLink } from './CountLink'
import { MARKS } from './marks'
import styles from './statistics.module.css'

/** Handed in, and not at the end of the way yet. */
const IN_PIPELINE = STATES.filter((state) => state !== STATE.draft && state !== STATE.implementing)

/** The figures that are asked for first. */
export function Tiles({ found, to }: BlockProps) {
  const { t } = useTranslation('conceptsStatistics')
  const standing = (states: readonly State[]) => (
    <CountLink
      count={sumOf(found.states.filter(({ state }) => states.includes(state)))}
      to={to(MARKS.standing(states))}
    />
  )
  const invested = found.invested.map(({ currency, amount }) => (
    <div key={currency}>
      <Link className={styles.markLink} to={to(MARKS.approved(currency))}>
        {formatMoney(amount, currency)}
      </Link>
    </div>
  ))
  const days = found.daysToDecision
  return (
    <dl className={styles.statisticsTiles}>
      <Tile name="inPipeline">{standing(IN_PIPELINE)}</Tile>
      <Tile name="waiting">{standing(WAITING)}</Tile>
      <Tile name="incubating">{standing(HATCHING)}</Tile>
      <Tile name="decided">{standing(from(STATE.decided))}</Tile>
      <Tile name="daysToDecision">
        {days === null ? (
          ABSENT
        ) : (
          <Link className={styles.markLink} to={to(MARKS.reached(STATE.decided))}>
            {t('days', { days: formatNumber(days, 1) })}
          </Link>
        )}
      </Tile>
      <Tile name="invested">{invested.length > 0 ? invested : ABSENT}</Tile>
    </dl>
  )
}

type TileName = 'inPipeline' | 'waiting' | 'incubating' | 'decided' | 'daysToDecision' | 'invested'

function Tile({ name, children }: { name: TileName; children: ReactNode }) {
  const { t } = useTranslation('conceptsStatistics')
  return (
    <div>
      <dt>{t(`tile.${name}`)}</dt>
      <dd>
        <div className={styles.statisticsFigure}>{children}</div>
        <div className="cell-note">{t(`tileNote.${name}`)}</div>
      </dd>
    </div>
  )
}
