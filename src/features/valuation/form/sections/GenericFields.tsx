import { Form, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { NumberInput } from '@/shared/form/NumberInput'
import { GENERIC_COUNT } from '../../engine'
import { isTenderProposed } from '../model/genericInput'
import { useField } from '../fields/useField'
import { useAsked, useFromValues } from '../fields/watching'
import { FieldGrid, Section } from './Section'

/** In place of patent and exclusivity: how many generics there are, and what that does to the price. */
export function GenericFields() {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const asked = useAsked()
  const isBiological = useFromValues(({ drugType }) => drugType === 'biological')
  const count = GENERIC_COUNT[isBiological ? 'biological' : 'chemical']
  return (
    <Section name="protection">
      <p className="valuation-hint">{t('hint.newDrugType')}</p>
      <FieldGrid>
        <Form.Item {...field('genericCount', t('hint.genericCount'))}>
          <NumberInput isInteger placeholder={String(count)} />
        </Form.Item>
        <Form.Item
          {...field('genericDiscount', t(isBiological ? 'hint.biosimilarDiscount' : 'hint.genericDiscount'))}
        >
          <NumberInput unit={t('unit.percent')} placeholder={t('optional')} />
        </Form.Item>
        {asked.tender && (
          <Form.Item {...field('tender', t('hint.tender'))}>
            <TenderSwitch />
          </Form.Item>
        )}
      </FieldGrid>
    </Section>
  )
}

interface TenderSwitchProps {
  id?: string
  value?: boolean
  onChange?: (value: boolean) => void
}

function TenderSwitch({ value, ...control }: TenderSwitchProps) {
  const isProposed = useFromValues(({ drugType }) => isTenderProposed(drugType))
  return <Switch {...control} checked={value ?? isProposed} />
}
