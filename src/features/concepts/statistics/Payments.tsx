import { DictLabel } from '@/shared/dictionary/DictLabel'
import { formatMoneyExact } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { CountLink } from '@/shared/ui/figures/CountLink'
import type { Statistics } from '../model/answers'
import { paymentsFinding } from './findings'
import { paymentsAddress } from './figures'
import { useChartNames } from './useChartNames'

/** Payments of the projects that concepts became. Each count links to its list; currencies are never added up. */
export function Payments({ payments }: { payments: NonNullable<Statistics['payments']> }) {
  const t = useTranslations('conceptsStatistics')
  const { nameOf } = useChartNames('instalment_status')
  const { states, months } = payments
  const column = t('conceptsStatistics:column', { returnObjects: true })
  return (
    <FigureCard
      title={t('conceptsStatistics:payments.title')}
      finding={paymentsFinding(states, nameOf, t)}
      empty={states.length === 0 ? t('conceptsStatistics:payments.empty') : undefined}
    >
      <p className="chart-summary">{t('conceptsStatistics:payments.summary')}</p>
      <DataTable
        caption={t('conceptsStatistics:payments.title')}
        isCaptionHidden
        columns={[column.state, column.currency, column.payments, column.planned]}
        isNumeric={[false, false, true, true]}
        rows={states.map(({ state, currency, count, amount }) => [
          <DictLabel key="state" type="instalment_status" value={state} />,
          currency,
          <CountLink key="count" count={count} to={paymentsAddress(payments, { state, currency })} />,
          formatMoneyExact(amount, currency),
        ])}
      />
      {months.length > 0 && (
        <DataTable
          caption={t('conceptsStatistics:payments.months')}
          columns={[column.month, column.currency, column.payments, column.paid]}
          isNumeric={[false, false, true, true]}
          rows={months.map(({ month: paidMonth, currency, count, amount }) => [
            paidMonth,
            currency,
            <CountLink key="count" count={count} to={paymentsAddress(payments, { paidMonth, currency })} />,
            formatMoneyExact(amount, currency),
          ])}
        />
      )}
    </FigureCard>
  )
}
