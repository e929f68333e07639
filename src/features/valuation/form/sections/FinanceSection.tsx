import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/shared/form/DayField'
import { MoneyField } from '@/shared/form/MoneyField'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { today } from '@/shared/lib/dates'
import { DEFAULTS, suggestedWacc } from '../model/defaults'
import { MAX_YEARS_AHEAD } from '../model/rules'
import { useCurrency, useCurrentStage } from '../fields/watching'
import { Section } from './Section'
import { StagePlanFields } from './StagePlanFields'

export function FinanceSection() {
  const { t } = useTranslation('valuationForm')
  const currency = useCurrency()
  const stage = useCurrentStage()
  const latest = dayjs(today()).add(MAX_YEARS_AHEAD, 'year').format('YYYY-MM-DD')
  const waccHint = stage ? t('hint.wacc', { suggested: suggestedWacc(stage) }) : t('hint.waccUnknown')
  return (
    <Section name="finance">
      <PercentField name="cogs" hint={t('hint.cogs')} />
      <PercentField name="sga" hint={t('hint.sga')} />
      <PercentField name="wacc" hint={waccHint} />
      <DayField name="baseDate" hint={t('hint.baseDate')} earliest={today()} latest={latest} />
      <NumberField name="expectedReturn" hint={t('hint.expectedReturn')} unit={t('unit.times')} />
      <MoneyField name="spend" hint={t('hint.spend')} currency={currency} />
      <MoneyField name="futureBudget" hint={t('hint.futureBudget')} currency={currency} />
      <PercentField name="tax" hint={t('hint.tax')} placeholder={String(DEFAULTS.tax)} />
      <PercentField
        name="workingCapital"
        hint={t('hint.workingCapital')}
        placeholder={String(DEFAULTS.workingCapital)}
      />
      <StagePlanFields />
    </Section>
  )
}
