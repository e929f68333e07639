import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { statesFrom, IN_INCUBATION, STATE, STATES, AWAITING_AUDIT, type State } from '../domain/conceptStates'
import { sumOf, type BlockProps } from './blocks'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { FIGURES } from './figures'
import figures from '@/shared/ui/figures/blocks.module.css'

/** Submitted, and not yet at the end of the workflow. */
const IN_PIPELINE = STATES.filter((state) => state !== STATE.draft && state !== STATE.implementing)

export function Tiles({ statistics, to }: BlockProps) {
  const t = useTranslations('conceptsStatistics')
  const short = useFormatMoney()
  const countLink = (states: readonly State[]) => (
    <CountLink
      count={sumOf(statistics.states.filter(({ state }) => states.includes(state)))}
      to={to(FIGURES.inStates(states))}
    />
  )
  const invested = statistics.invested.map(({ currency, amount }) => (
    <div key={currency}>
      <Link className={figures.markLink} to={to(FIGURES.approved(currency))}>
        {short(amount, currency)}
      </Link>
    </div>
  ))
  const days = statistics.daysToDecision
  return (
    <dl className={figures.tiles}>
      <Tile name="inPipeline">{countLink(IN_PIPELINE)}</Tile>
      <Tile name="waiting">{countLink(AWAITING_AUDIT)}</Tile>
      <Tile name="incubating">{countLink(IN_INCUBATION)}</Tile>
      <Tile name="decided">{countLink(statesFrom(STATE.decided))}</Tile>
      <Tile name="daysToDecision">
        {days === null ? (
          EMPTY_VALUE
        ) : (
          <Link className={figures.markLink} to={to(FIGURES.reached(STATE.decided))}>
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
