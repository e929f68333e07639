import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatNumber } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { useTranslations } from '@/shared/i18n'
import { Chart } from '@/shared/ui/chart/Chart'
import { countBars, countsHeight } from '@/shared/ui/chart/countBars'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { membersFinding } from './findings'
import type { PartProps } from './parts'

const STEPS = ['invited', 'loggedIn', 'active'] as const

export function Members({ found: { members }, to }: PartProps) {
  const t = useTranslations('roomsDashboard')
  const navigate = useNavigate()
  const { isDark } = useAppearance()
  const title = t('roomsDashboard:members.title')
  const addressOf = (step: (typeof STEPS)[number]) => to.members(step === 'invited' ? undefined : step)
  const option = useMemo(
    () =>
      countBars(
        STEPS.map((step) => ({ value: step, count: members[step] })),
        { nameOf: (step) => t(`roomsDashboard:members.${step as (typeof STEPS)[number]}`) },
        isDark,
      ),
    [members, t, isDark],
  )
  return (
    <FigureCard
      title={title}
      hasOwnTitle
      empty={members.invited === 0 ? t('roomsDashboard:members.none') : undefined}
    >
      <Chart
        title={title}
        finding={membersFinding(members, t)}
        summary={t('roomsDashboard:members.summary', {
          invited: formatNumber(members.invited, 0),
          loggedIn: formatNumber(members.loggedIn, 0),
        })}
        option={option}
        onPick={({ index }) => void navigate(addressOf(STEPS[index]!))}
        height={countsHeight(STEPS.length)}
        table={{
          columns: [t('roomsDashboard:column.step'), t('roomsDashboard:column.members')],
          isNumeric: [false, true],
          rows: STEPS.map((step) => [
            t(`roomsDashboard:members.${step}`),
            <CountLink key="count" count={members[step]} to={addressOf(step)} />,
          ]),
        }}
      />
    </FigureCard>
  )
}
