import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { from, HATCHING, STATE, STATES, WAITING, type State } from '../domain/states'
import { sumOf, type BlockProps } from './blocks'
import { useShortMoney } from '@/shared/ui/cells/useShortMoney'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { MARKS } from './marks'
import figures from '@/shared/ui/figures/blocks.module.css'

/** Handed in, and not at the end of the way yet. */
const IN_PIPELINE = STATES.filter((state) => state !== STATE.draft && state !== STATE.implementing)

/** The figures that are asked for first. */
export function Tiles({ found, to }: BlockProps) {
  const t = useTranslations('conceptsStatistics')
  const short = useShortMoney()
  const standing = (states: readonly State[]) => (
    <CountLink
      count={sumOf(found.states.filter(({ state }) => states.includes(state)))}
      to={to(MARKS.standing(states))}
    />
  )
  const invested = found.invested.map(({ currency, amount }) => (
    <div key={currency}>
      <Link className={figures.markLink} to={to(MARKS.approved(currency))}>
        {short(amount, currency)}
      </Link>
    </div>
  ))
  const days = found.daysToDecision
  return (
    <dl className={figures.tiles}>
      <Tile name="inPipeline">{standing(IN_PIPELINE)}</Tile>
      <Tile name="waiting">{standing(WAITING)}</Tile>
      <Tile name="incubating">{standing(HATCHING)}</Tile>
      <Tile name="decided">{standing(from(STATE.decided))}</Tile>
      <Tile name="daysToDecision">
        {days === null ? (
          EMPTY_VALUE
        ) : (
          <Link className={figures.markLink} to={to(MARKS.reached(STATE.decided))}>
            {t('conceptsStatistics:days', { days: formatNumber(days, 1) })}
          </Link>
        )}
      </Tile>
      <Tile name="invested">{invested.length > 0 ? invested : EMPTY_VALUE}</Tile>
    </dl>
  )
}

type TileName = 'inPipeline' | 'waiting' | 'incubating' | 'decided' | 'daysToDecision' | 'invested'

function Tile({ name, children }: { name: TileName; children: ReactNode }) {
  const t = useTranslations('conceptsStatistics')
  return (
    <div>
      <dt>{t(`conceptsStatistics:tile.${name}`)}</dt>
      <dd>
        <div className={figures.figure}>{children}</div>
        <div className="cell-note">{t(`conceptsStatistics:tileNote.${name}`)}</div>
      </dd>
    </div>
  )
}
