import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CatalogEntry } from '@/shared/domain/catalog/api'
import type { ReactNode } from 'react'
import { NumberInput } from '@/shared/form/NumberInput'
import type { FieldName } from '../fields/useField'
import { useField } from '../fields/useField'
import { PatientsToday } from '../fields/PatientsToday'
import { useAsked, useCurrency, useFromValues } from '../fields/watching'
import { FieldGrid } from './Section'

/** The market of a further indication; what is left empty is as in the preferred one. */
export function OtherMarketFields({ index }: { index: number }) {
  const { t, i18n } = useTranslation('valuationForm')
  const field = useField()
  const asked = useAsked()
  const currency = useCurrency()
  const entry = useFromValues(
    ({ otherIndications }) => (otherIndications?.[index]?.indication ?? null) as CatalogEntry | null,
  )
  const own = (name: FieldName, hint: ReactNode) => field(['otherIndications', index, name], hint)
  const name = entry && (i18n.language === 'zh' ? entry.nameZh : entry.nameEn)
  return (
    <fieldset className="valuation-group">
      <legend>
        {t('other.title', { number: index + 1 })}
        {name && ` · ${name}`}
      </legend>
      <FieldGrid>
        <Form.Item {...own('marketSize', t('hint.marketSize'))} required>
          <NumberInput currency={currency} unit={t('unit.perYear', { currency })} />
        </Form.Item>
        <Form.Item {...own('growth', t('hint.fromLead'))}>
          <NumberInput unit={t('unit.percent')} />
        </Form.Item>
        <Form.Item {...own('annualCostPerPatient', t('hint.fromLead'))}>
          <NumberInput currency={currency} unit={t('unit.perPatient', { currency })} />
        </Form.Item>
        <Form.Item {...own('referenceAnnualCost', <PatientsToday path={['otherIndications', index]} />)}>
          <NumberInput currency={currency} unit={t('unit.perPatient', { currency })} />
        </Form.Item>
        <Form.Item {...own('patientPool', t('hint.fromLead'))}>
          <NumberInput isInteger unit={t('unit.percent')} />
        </Form.Item>
        <Form.Item {...own('peakShare', t('hint.fromLead'))}>
          <NumberInput unit={t('unit.percent')} />
        </Form.Item>
        {asked.currentSales && (
          <Form.Item {...own('currentSales', t('hint.currentSales'))}>
            <NumberInput
              currency={currency}
              unit={t('unit.perYear', { currency })}
              placeholder={t('optional')}
            />
          </Form.Item>
        )}
      </FieldGrid>
    </fieldset>
  )
}
