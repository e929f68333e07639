import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CatalogEntry } from '@/shared/domain/catalog/api'
import { isDay, today } from '@/shared/lib/dates'
import { formatMoney } from '@/shared/lib/money'
import { DayInput } from '@/shared/form/DayInput'
import { NumberInput } from '@/shared/form/NumberInput'
import { defaultDuration } from '../../engine'
import { defaultCost } from '../model/stageInput'
import { genericKind } from '../model/options'
import { useField } from '../fields/useField'
import { useCurrency, useCurrentStage, useFromValues, useStagesAhead } from '../fields/watching'
import { FieldGrid } from './Section'

/** Dates, durations and costs of the stages ahead; each empty field shows the default that will be used. */
export function StagePlanFields() {
  const { t } = useTranslation('valuationForm')
  const field = useField()
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
      <p className="valuation-hint">
        {!stage ? t('stagePlan.chooseStage') : ahead.length === 0 ? t('stagePlan.none') : t('hint.stages')}
      </p>
      {ahead.map((name, index) => {
        const months = Math.round(defaultDuration(name, area, genericKind(basis)) * 120) / 10
        const amount = formatMoney(defaultCost(name, { currency, ...basis }), currency)
        return (
          <fieldset className="valuation-group" key={name}>
            <legend>
              {t(`stage.${name}`)}
              {index === 0 && ` (${t('stagePlan.current')})`}
            </legend>
            <FieldGrid>
              {index > 0 && (
                <Form.Item {...field(['stages', name, 'start'], t('hint.stageOrder'))}>
                  <DayInput />
                </Form.Item>
              )}
              <Form.Item {...field(['stages', name, 'months'], t('hint.months'))}>
                <NumberInput
                  unit={t('unit.months')}
                  placeholder={t('stagePlan.durationDefault', { months })}
                />
              </Form.Item>
              <Form.Item {...field(['stages', name, 'cost'])}>
                <NumberInput
                  currency={currency}
                  unit={currency}
                  placeholder={t('stagePlan.costDefault', { amount })}
                />
              </Form.Item>
            </FieldGrid>
          </fieldset>
        )
      })}
    </>
  )
}
