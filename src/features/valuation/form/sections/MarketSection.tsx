import { Form, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { CURRENCIES } from '@/shared/lib/money'
import { NumberField } from '@/shared/ui/fields/NumberField'
import { DEFAULTS } from '../defaults'
import { TARGET_MARKETS, UPTAKE_TYPES } from '../options'
import { useField } from '../useField'
import { PatientsToday } from '../PatientsToday'
import { useAsked, useCurrency, useOtherCount } from '../watching'
import { OtherMarketFields } from './OtherMarketFields'
import { FieldGrid, Section } from './Section'

export function MarketSection() {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const otherCount = useOtherCount()
  return (
    <Section name="market">
      <FieldGrid>
        <Form.Item {...field('targetMarket')} required>
          <Radio.Group
            aria-label={t('field.targetMarket')}
            options={TARGET_MARKETS.map((value) => ({ value, label: t(`targetMarket.${value}`) }))}
          />
        </Form.Item>
        <Form.Item {...field('currency', t('hint.currency'))} required>
          <Radio.Group
            aria-label={t('field.currency')}
            options={CURRENCIES.map((value) => ({ value, label: t(`currency.${value}`) }))}
          />
        </Form.Item>
      </FieldGrid>
      <LeadMarketFields />
      {Array.from({ length: otherCount }, (_, index) => (
        // Indications of the market follow their place in the list.
        <OtherMarketFields key={index} index={index} />
      ))}
      <ShareFields />
    </Section>
  )
}

function LeadMarketFields() {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const asked = useAsked()
  const currency = useCurrency()
  return (
    <fieldset className="valuation-group">
      <legend>{t('market.lead')}</legend>
      <FieldGrid>
        <Form.Item {...field('marketSize', t('hint.marketSize'))} required>
          <NumberField currency={currency} unit={t('unit.perYear', { currency })} />
        </Form.Item>
        <Form.Item {...field('growth', t('hint.growth'))} required>
          <NumberField unit={t('unit.percent')} />
        </Form.Item>
        <Form.Item
          {...field('annualCostPerPatient', t(asked.genericCount ? 'hint.costOfOriginal' : 'hint.cost'))}
          required
        >
          <NumberField currency={currency} unit={t('unit.perPatient', { currency })} />
        </Form.Item>
        <Form.Item {...field('referenceAnnualCost', <PatientsToday path={[]} />)}>
          <NumberField currency={currency} unit={t('unit.perPatient', { currency })} />
        </Form.Item>
        <Form.Item {...field('patientPool', t('hint.patientPool'))} required>
          <NumberField isInteger unit={t('unit.percent')} />
        </Form.Item>
        {asked.currentSales && (
          <Form.Item {...field('currentSales', t('hint.currentSales'))}>
            <NumberField
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

function ShareFields() {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const asked = useAsked()
  return (
    <fieldset className="valuation-group">
      <legend>{t('market.uptakeGroup')}</legend>
      <FieldGrid>
        <Form.Item {...field('peakShare', t('hint.peakShare'))}>
          <NumberField unit={t('unit.percent')} placeholder={t('optional')} />
        </Form.Item>
        {asked.orderOfEntry && (
          <>
            <Form.Item {...field('orderOfEntry', t('hint.orderOfEntry'))}>
              <NumberField isInteger placeholder={String(DEFAULTS.orderOfEntry)} />
            </Form.Item>
            <Form.Item {...field('entrants', t('hint.entrants'))}>
              <NumberField isInteger placeholder="4" />
            </Form.Item>
          </>
        )}
        <Form.Item {...field('uptake', t('hint.uptake'))}>
          <Select options={UPTAKE_TYPES.map((value) => ({ value, label: t(`uptake.${value}`) }))} />
        </Form.Item>
        <Form.Item {...field('peakYear', t('hint.peakYear'))}>
          <NumberField isInteger placeholder={String(DEFAULTS.peakYear)} />
        </Form.Item>
      </FieldGrid>
    </fieldset>
  )
}
