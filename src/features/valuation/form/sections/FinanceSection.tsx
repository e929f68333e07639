import dayjs from 'dayjs'
import { DayField } from '@/shared/form/DayField'
import { MoreFields } from '@/shared/form/FormGroup'
import { MoneyField } from '@/shared/form/MoneyField'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { today } from '@/shared/lib/dates'
import { useText } from '@/shared/texts'
import { DEFAULTS, suggestedWacc } from '../model/defaults'
import { MAX_YEARS_AHEAD } from '../model/rules'
import { useCurrency, useCurrentStage, useStartsFolded } from '../fields/watching'
import { Section } from './Section'
import { StagePlanFields } from './StagePlanFields'

export function FinanceSection() {
  const t = useText('valuationForm')
  const currency = useCurrency()
  const stage = useCurrentStage()
  const latest = dayjs(today()).add(MAX_YEARS_AHEAD, 'year').format('YYYY-MM-DD')
  const waccHint = stage
    ? t('valuationForm:hint.wacc', { suggested: suggestedWacc(stage) })
    : t('valuationForm:hint.waccUnknown')
  return (
    <Section name="finance">
      <PercentField name="cogs" hint={t('valuationForm:hint.cogs')} />
      <PercentField name="sga" hint={t('valuationForm:hint.sga')} />
      <PercentField name="wacc" hint={waccHint} />
      <DayField name="baseDate" hint={t('valuationForm:hint.baseDate')} earliest={today()} latest={latest} />
      <NumberField
        name="expectedReturn"
        hint={t('valuationForm:hint.expectedReturn')}
        unit={t('valuationForm:unit.times')}
      />
      <MoneyField name="spend" hint={t('valuationForm:hint.spend')} currency={currency} />
      <MoreFields
        title={t('valuationForm:section.moreFinance')}
        startsFolded={useStartsFolded(['futureBudget', 'tax', 'workingCapital', 'stages'])}
      >
        <MoneyField name="futureBudget" hint={t('valuationForm:hint.futureBudget')} currency={currency} />
        <PercentField name="tax" hint={t('valuationForm:hint.tax')} placeholder={String(DEFAULTS.tax)} />
        <PercentField
          name="workingCapital"
          hint={t('valuationForm:hint.workingCapital')}
          placeholder={String(DEFAULTS.workingCapital)}
        />
        <StagePlanFields />
      </MoreFields>
    </Section>
  )
}
