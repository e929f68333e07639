import type { CatalogEntry } from '@/entities/catalog/catalog.api'
import { DayField } from '@/shared/form/DayField'
import { FieldSet } from '@/shared/form/FormGroup'
import { MoneyField } from '@/shared/form/MoneyField'
import { NumberField } from '@/shared/form/NumberField'
import { isDay, today } from '@/shared/lib/dates'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { useTranslations } from '@/shared/i18n'
import { defaultDuration } from '../../engine'
import { genericKind } from '../model/formOptions'
import { defaultCost } from '../model/stageInput'
import { stagesAheadOf, stagesAheadOfOther } from '../model/visibleFields'
import { useCurrency, useCurrentStage, useFromValues } from '../fields/useValuationValues'
import styles from './sections.module.css'

interface StagePlanFieldsProps {
  /** Position of a further indication with a plan of its own; null for the preferred one. */
  other?: number | null
}

/** Dates, durations and costs of the stages ahead; each empty field shows the default that will be used. */
export function StagePlanFields({ other = null }: StagePlanFieldsProps) {
  const t = useTranslations('valuationForm')
  const currency = useCurrency()
  const stage = useCurrentStage()
  const basis = useFromValues(({ targetMarket, baseDate, newDrugType, drugType }) => ({
    targetMarket: targetMarket === 'china' ? ('china' as const) : ('global' as const),
    baseDate: typeof baseDate === 'string' && isDay(baseDate) ? baseDate : today(),
    newDrugType: newDrugType === 'generic' ? ('generic' as const) : ('original' as const),
    drugType: drugType === 'biological' ? ('biological' as const) : ('chemical' as const),
  }))
  const area = useFromValues(({ preferredIndication, otherIndications }) => {
    const entry = other === null ? preferredIndication : otherIndications?.[other]?.indication
    return (entry as CatalogEntry | undefined)?.therapeuticArea ?? null
  })
  const formatShort = useFormatMoney()
  const ahead = useFromValues((values) =>
    other === null ? stagesAheadOf(values) : stagesAheadOfOther(values, values.otherIndications?.[other]),
  )
  return (
    <>
      <h3>{t('valuationForm:stagePlan.title')}</h3>
      <p className={styles.hint}>
        {!stage
          ? t('valuationForm:stagePlan.chooseStage')
          : ahead.length === 0
            ? t('valuationForm:stagePlan.none')
            : t('valuationForm:hint.stages')}
      </p>
      {ahead.map((name, index) => {
        const months = Math.round(defaultDuration(name, area, genericKind(basis)) * 120) / 10
        const amount = formatShort(defaultCost(name, { currency, ...basis }), currency)
        const fieldProps = (field: 'start' | 'months' | 'cost') => ({
          // Names within rows are relative to them.
          name: [...(other === null ? [] : [other]), 'stages', name, field],
          label: t(`valuationForm:field.${field}`),
        })
        return (
          <FieldSet
            key={name}
            legend={
              <>
                {t(`valuationForm:stage.${name}`)}
                {index === 0 && ` (${t('valuationForm:stagePlan.current')})`}
              </>
            }
          >
            {index > 0 && <DayField {...fieldProps('start')} hint={t('valuationForm:hint.stageOrder')} />}
            <NumberField
              {...fieldProps('months')}
              hint={t('valuationForm:hint.months')}
              unit={t('valuationForm:unit.months')}
              placeholder={t('valuationForm:stagePlan.durationDefault', { months })}
            />
            <MoneyField
              {...fieldProps('cost')}
              currency={currency}
              placeholder={t('valuationForm:stagePlan.costDefault', { amount })}
            />
          </FieldSet>
        )
      })}
    </>
  )
}
