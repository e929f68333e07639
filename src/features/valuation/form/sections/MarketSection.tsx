import { Form, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { CURRENCIES } from '@/shared/lib/money'
import { NumberInput } from '@/shared/form/NumberInput'
import { DEFAULTS } from '../model/defaults'
import { TARGET_MARKETS, UPTAKE_TYPES } from '../model/options'
import { useField } from '../fields/useField'
import { PatientsToday } from '../fields/PatientsToday'
import { useAsked, useCurrency, useOtherCount } from '../fields/watching'
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
          <NumberInput currency={currency} unit={t('unit.perYear', { currency })} />
        </Form.Item>
        <Form.Item {...field('growth', t('hint.growth'))} required>
          <NumberInput unit={t('unit.percent')} />
        </Form.Item>
        <Form.Item
          {...field('annualCostPerPatient', t(asked.genericCount ? 'hint.costOfOriginal' : 'hint.cost'))}
          required
        >
          <NumberInput currency={currency} unit={t('unit.perPatient', { currency })} />
        </Form.Item>
        <Form.Item {...field('referenceAnnualCost', <PatientsToday path={[]} />)}>
          <NumberInput currency={currency} unit={t('unit.perPatient', { currency })} />
        </Form.Item>
        <Form.Item {...field('patientPool', t('hint.patientPool'))} required>
          <NumberInput isInteger unit={t('unit.percent')} />
        </Form.Item>
        {asked.currentSales && (
          <Form.Item {...field('currentSales', t('hint.currentSales'))}>
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

function ShareFields() {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const asked = useAsked()
  return (
    <fieldset className="valuation-group">
      <legend>{t('market.uptakeGroup')}</legend>
      <FieldGrid>
        <Form.Item {...field('peakShare', t('hint.peakShare'))}>
          <NumberInput unit={t('unit.percent')} placeholder={t('optional')} />
        </Form.Item>
        {asked.orderOfEntry && (
          <>
            <Form.Item {...field('orderOfEntry', t('hint.orderOfEntry'))}>
              <NumberInput isInteger placeholder={String(DEFAULTS.orderOfEntry)} />
            </Form.Item>
            <Form.Item {...field('entrants', t('hint.entrants'))}>
              <NumberInput isInteger placeholder="4" />
            </Form.Item>
          </>
        )}
        <Form.Item {...field('uptake', t('hint.uptake'))}>
          <Select options={UPTAKE_TYPES.map((value) => ({ value, label: t(`uptake.${value}`) }))} />
        </Form.Item>
        <Form.Item {...field('peakYear', t('hint.peakYear'))}>
          <NumberInput isInteger placeholder={String(DEFAULTS.peakYear)} />
        </Form.Item>
      </FieldGrid>
    </fieldset>
  )
}
