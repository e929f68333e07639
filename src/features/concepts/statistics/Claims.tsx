import { DictLabel } from '@/shared/dictionary/DictLabel'
import { formatMoneyExact } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { CountLink } from '@/shared/ui/figures/CountLink'
import type { Statistics } from '../model/answers'
import { claimsFinding } from './findings'
import { claimsAddress } from './figures'

/**
 * Insurance claims of the projects that concepts became. Each count links to its list; currencies are never added up.
 */
export function Claims({ claims }: { claims: NonNullable<Statistics['claims']> }) {
  const t = useTranslations('conceptsStatistics')
  const { open, states, months } = claims
  const column = t('conceptsStatistics:column', { returnObjects: true })
  const openRows = open.map(({ currency, count, amount }) => [
    t('conceptsStatistics:claims.open'),
    currency,
    <CountLink key="count" count={count} to={claimsAddress(claims, { state: 'open', currency })} />,
    formatMoneyExact(amount, currency),
    '',
    '',
  ])
  return (
    <FigureCard
      title={t('conceptsStatistics:claims.title')}
      finding={claimsFinding(claims, t)}
      isWide
      empty={states.length === 0 ? t('conceptsStatistics:claims.empty') : undefined}
    >
      <p className="chart-summary">{t('conceptsStatistics:claims.summary')}</p>
      <DataTable
        caption={t('conceptsStatistics:claims.title')}
        isCaptionHidden
        columns={[
          column.state,
          column.currency,
          column.claims,
          column.claimed,
          column.approvedClaims,
          column.paid,
        ]}
        isNumeric={[false, false, true, true, true, true]}
        rows={[
          ...openRows,
          ...states.map(({ state, currency, count, claimed, approved, paid }) => [
            <DictLabel key="state" type="claim_status" value={state} />,
            currency,
            <CountLink key="count" count={count} to={claimsAddress(claims, { state, currency })} />,
            formatMoneyExact(claimed, currency),
            formatMoneyExact(approved, currency),
            formatMoneyExact(paid, currency),
          ]),
        ]}
      />
      {months.length > 0 && (
        <DataTable
          caption={t('conceptsStatistics:claims.months')}
          columns={[column.month, column.currency, column.claims, column.paid]}
          isNumeric={[false, false, true, true]}
          rows={months.map(({ month: paidMonth, currency, count, amount }) => [
            paidMonth,
            currency,
            <CountLink key="count" count={count} to={claimsAddress(claims, { paidMonth, currency })} />,
            formatMoneyExact(amount, currency),
          ])}
        />
      )}
    </FigureCard>
  )
}
