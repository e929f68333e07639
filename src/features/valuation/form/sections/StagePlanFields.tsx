import { useTranslation } from 'react-i18next'
import type { CatalogEntry } from '@/shared/domain/catalog/api'
import { DayField } from '@/shared/form/DayField'
import { FieldSet } from '@/shared/form/FormGroup'
import { MoneyField } from '@/shared/form/MoneyField'
import { NumberField } from '@/shared/form/NumberField'
import { isDay, today } from '@/shared/lib/dates'
import { formatMoney } from '@/shared/lib/money'
import { defaultDuration } from '../../engine'
import { genericKind } from '../model/options'
import { defaultCost } from '../model/stageInput'
import { useCurrency, useCurrentStage, useFromValues, useStagesAhead } from '../fields/watching'
import styles from './sections.module.css'

/** Dates, durations and costs of the stages ahead; each empty field shows the default that will be used. */
export function StagePlanFields() {
  const { t } = useTranslation('valuationForm')
  const currency = useCurrency()
  const stage = useCurrentStage()
  const basis = useFromValues(({ targetMarket, baseDate, newDrugType, drugType }) => ({
    targetMarket: targetMarket === 'china' ? ('china' as const) : ('global' as const),
    baseDate: typeof baseDate === 'string' && isDay(baseDate) ? baseDate : today(),
    newDrugType: newDrugType === 'generic' ? ('generic' as const) : ('original' as const),
    drugType: drugType === 'biological' ? ('biological' as const) : ('chemical' as const),
  }))
  const area = useFromValues(
    ({ preferredIndication }) => (preferredIndication as CatalogEntry | undefined)?.therapeuticArea ?? null,
  )
  const ahead = useStagesAhead()
  return (
    <>
      <h3>{t('stagePlan.title')}</h3>
      <p className={styles.hint}>
        {!stage ? t('stagePlan.chooseStage') : ahead.length === 0 ? t('stagePlan.none') : t('hint.stages')}
      </p>
      {ahead.map((name, index) => {
        const months = Math.round(defaultDuration(name, area, genericKind(basis)) * 120) / 10
        const amount = formatMoney(defaultCost(name, { currency, ...basis }), currency)
        const own = (field: 'start' | 'months' | 'cost') => ({
          name: ['stages', name, field],
          label: t(`field.${field}`),
        })
        return (
          <FieldSet
            key={name}
            legend={
              <>
                {t(`stage.${name}`)}
                {index === 0 && ` (${t('stagePlan.current')})`}
              </>
            }
          >
            {index > 0 && <DayField {...own('start')} hint={t('hint.stageOrder')} />}
            <NumberField
              {...own('months')}
              hint={t('hint.months')}
              unit={t('unit.months')}
              placeholder={t('stagePlan.durationDefault', { months })}
            />
            <MoneyField
              {...own('cost')}
              currency={currency}
              placeholder={t('stagePlan.costDefault', { amount })}
            />
          </FieldSet>
        )
      })}
    </>
  )
}
