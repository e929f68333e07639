import { Alert, Button, Card, Empty, Segmented } from 'antd'
import { useId, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { DayInput } from '@/shared/form/DayInput'
import { useAddressState } from '@/shared/list/useAddressState'
import { addYears, isDay } from '@/shared/lib/dates'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { AbsentReports } from './AbsentReports'
import { GROUPINGS } from './bubbles'
import { FlowsView } from './FlowsView'
import { absenceOf, commonCurrency, holdingOf, parseReportIds, latestDate } from './holdings'
import { HoldingsView } from './HoldingsView'
import { JointView } from './JointView'
import { ReportChooser } from './ReportChooser'
import { SetsView } from './SetsView'
import { useReports } from './useReports'
import portfolioStyles from './portfolio.module.css'
import styles from '../reports/sections/report.module.css'

/** Range of common base dates, in years before and after the latest base date of the reports. */
const MAX_YEARS_FROM_LATEST = 10

const TABS = ['value', 'flows', 'joint', 'sets'] as const
type TabName = (typeof TABS)[number]

const PortfolioAddress = z.object({
  ids: z.pipe(
    z.nullish(z.string()),
    z.transform((ids) => parseReportIds(ids ?? null)),
  ),
  by: z.prefault(z.enum(GROUPINGS), 'stage'),
  currency: z.optional(z.enum(CONVERTIBLE_CURRENCIES)),
  tab: z.prefault(z.enum(TABS), 'value'),
  date: z.optional(z.string().check(z.refine(isDay))),
})

/**
 * Several reports at one base date and in one currency: value against probability. The selection is stored in the URL.
 */
export default function PortfolioPage() {
  const t = useTranslations('valuationPortfolio')
  const dateId = useId()
  const { state, put: putInAddress, linkWith } = useAddressState(PortfolioAddress)
  const [isChoosing, setChoosing] = useState(false)
  const { ids, by, tab } = state
  const [visited, setVisited] = useState<readonly TabName[]>([tab])
  if (!visited.includes(tab)) setVisited([...visited, tab])
  const { answers, reports } = useReports(ids)
  const shown = useMemo(() => reports.filter((report) => absenceOf(report) === null), [reports])
  const currency = state.currency ?? commonCurrency(shown)
  const latest = latestDate(shown)
  const range = latest && {
    from: addYears(latest, -MAX_YEARS_FROM_LATEST),
    to: addYears(latest, MAX_YEARS_FROM_LATEST),
  }
  const isWithin = state.date && range && state.date >= range.from && state.date <= range.to
  const date = (isWithin ? state.date : latest) ?? ''
  const holdings = useMemo(
    () => shown.flatMap((report) => holdingOf(report, currency, date) ?? []),
    [shown, currency, date],
  )

  const setAddress = (changes: Record<string, string>) => putInAddress(changes, { replace: true })
  const choose = (
    <Button type={ids.length === 0 ? 'primary' : 'default'} onClick={() => setChoosing(true)}>
      {t('valuationPortfolio:choose')}
    </Button>
  )

  return (
    <>
      <PageTitle
        title={t('valuationPortfolio:title')}
        actions={ids.length > 0 && choose}
        tabs={
          ids.length > 0 && (
            <LinkTabs
              label={t('valuationPortfolio:tabs')}
              tabs={TABS.map((key) => ({
                key,
                text: t(`valuationPortfolio:tab.${key}`),
                to: { search: linkWith({ tab: key === 'value' ? '' : key }) },
              }))}
              shown={tab}
              replace
            />
          )
        }
      />
      <Card>
        {ids.length === 0 ? (
          <Empty description={t('valuationPortfolio:empty')}>{choose}</Empty>
        ) : (
          <>
            <div className={styles.reportTools}>
              <Segmented
                aria-label={t('valuationPortfolio:currency')}
                value={currency}
                options={[...CONVERTIBLE_CURRENCIES]}
                onChange={(value) => setAddress({ currency: value })}
              />
              {range && (
                <div className={portfolioStyles.portfolioDate}>
                  <label htmlFor={dateId}>{t('valuationPortfolio:commonDate')}</label>
                  <DayInput
                    id={dateId}
                    emitsValidOnly
                    value={date}
                    earliest={range.from}
                    latest={range.to}
                    onChange={(day = '') => setAddress({ date: day === latest ? '' : day })}
                  />
                </div>
              )}
              <output className={styles.reportNote}>
                {t('valuationPortfolio:count', { shown: holdings.length, all: ids.length })}
              </output>
            </div>
            {state.date && range && !isWithin && (
              <Alert
                type="warning"
                showIcon
                className="list-note"
                title={t('valuationPortfolio:dateOut', { ...range, date })}
              />
            )}
            {holdings.length > 0 &&
              TABS.filter((name) => visited.includes(name)).map((name) => (
                <section
                  key={name}
                  className={styles.reportSection}
                  aria-label={t(`valuationPortfolio:tab.${name}`)}
                  hidden={name !== tab}
                >
                  {name === 'value' && (
                    <HoldingsView
                      holdings={holdings}
                      by={by}
                      onBy={(value) => setAddress({ by: value })}
                      currency={currency}
                      date={date}
                    />
                  )}
                  {name === 'flows' && <FlowsView holdings={holdings} currency={currency} />}
                  {name === 'joint' && (
                    <JointView holdings={holdings} reports={shown} currency={currency} date={date} />
                  )}
                  {name === 'sets' && (
                    <SetsView holdings={holdings} reports={shown} currency={currency} linkWith={linkWith} />
                  )}
                </section>
              ))}
            <AbsentReports
              ids={ids}
              answers={answers}
              onRemove={(gone) => setAddress({ ids: ids.filter((id) => id !== gone).join(',') })}
            />
            {holdings.length === 0 && answers.every(({ isPending }) => !isPending) && (
              <Alert type="info" showIcon title={t('valuationPortfolio:nothingShown')} />
            )}
          </>
        )}
      </Card>
      {isChoosing && (
        <ReportChooser
          chosen={ids}
          onClose={() => setChoosing(false)}
          onChoose={(next) => {
            setChoosing(false)
            setAddress({ ids: next.join(',') })
          }}
        />
      )}
    </>
  )
}
