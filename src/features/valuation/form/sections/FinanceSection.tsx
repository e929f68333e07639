import { Suspense } from 'react'
import { DayField } from '@/shared/form/DayField'
import { MoneyField } from '@/shared/form/MoneyField'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { today } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { DEFAULTS, suggestedWacc } from '../model/formDefaults'
import { baseDates } from '../model/formRules'
import { useCurrency, useCurrentStage, useFromValues } from '../fields/useValuationValues'
import { OptionalFields } from './OptionalFields'
import { Section } from './Section'
import { StagePlanFields } from './StagePlanFields'

const AdvancedFields = lazyWithRetry(async () => ({
  default: (await import('./AdvancedFields')).AdvancedFields,
}))

const ADVANCED = [
  'launchCost',
  'launchLag',
  'outlays',
  'salesForceCost',
  'salesForceLead',
  'salesForceGrowth',
  'royalty',
  'priceGrowth',
  'decline',
  'growthHorizon',
  'classPenetration',
  'retention',
  'tailYears',
  'lossLimit',
  'lossYears',
  'openingLoss',
  'rndRate',
  'discounting',
  'pastBaseDate',
]

export function FinanceSection() {
  const t = useTranslations('valuationForm')
  const currency = useCurrency()
  const stage = useCurrentStage()
  const isPast = useFromValues(({ pastBaseDate }) => pastBaseDate === true)
  const waccHint = stage
    ? t('valuationForm:hint.wacc', { suggested: suggestedWacc(stage) })
    : t('valuationForm:hint.waccUnknown')
  return (
    <Section name="finance">
      <PercentField name="cogs" hint={t('valuationForm:hint.cogs')} />
      <PercentField name="sga" hint={t('valuationForm:hint.sga')} />
      <PercentField name="wacc" hint={waccHint} />
      <DayField
        name="baseDate"
        hint={t(isPast ? 'valuationForm:hint.baseDateBack' : 'valuationForm:hint.baseDate')}
        {...baseDates(today(), isPast)}
      />
      <NumberField
        name="expectedReturn"
        hint={t('valuationForm:hint.expectedReturn')}
        unit={t('valuationForm:unit.times')}
      />
      <MoneyField name="spend" hint={t('valuationForm:hint.spend')} currency={currency} />
      <OptionalFields
        title={t('valuationForm:section.moreFinance')}
        holds={['futureBudget', 'tax', 'workingCapital', 'stages']}
      >
        <MoneyField name="futureBudget" hint={t('valuationForm:hint.futureBudget')} currency={currency} />
        <PercentField name="tax" hint={t('valuationForm:hint.tax')} placeholder={String(DEFAULTS.tax)} />
        <PercentField
          name="workingCapital"
          hint={t('valuationForm:hint.workingCapital')}
          placeholder={String(DEFAULTS.workingCapital)}
        />
        <StagePlanFields />
      </OptionalFields>
      <OptionalFields title={t('valuationForm:section.advanced')} holds={ADVANCED}>
        <Suspense>
          <AdvancedFields />
        </Suspense>
      </OptionalFields>
    </Section>
  )
}
