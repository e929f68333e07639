import { Form } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { today } from '@/shared/lib/dates'
import { DayInput } from '@/shared/form/DayInput'
import { NumberInput } from '@/shared/form/NumberInput'
import { DEFAULTS, suggestedWacc } from '../model/defaults'
import { MAX_YEARS_AHEAD } from '../model/rules'
import { useField } from '../fields/useField'
import { useCurrency, useCurrentStage } from '../fields/watching'
import { FieldGrid, Section } from './Section'
import { StagePlanFields } from './StagePlanFields'

export function FinanceSection() {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const currency = useCurrency()
  const stage = useCurrentStage()
  const latest = dayjs(today()).add(MAX_YEARS_AHEAD, 'year').format('YYYY-MM-DD')
  const waccHint = stage ? t('hint.wacc', { suggested: suggestedWacc(stage) }) : t('hint.waccUnknown')
  return (
    <Section name="finance">
      <FieldGrid>
        <Form.Item {...field('cogs', t('hint.cogs'))} required>
          <NumberInput unit={t('unit.percent')} />
        </Form.Item>
        <Form.Item {...field('sga', t('hint.sga'))} required>
          <NumberInput unit={t('unit.percent')} />
        </Form.Item>
        <Form.Item {...field('wacc', waccHint)} required>
          <NumberInput unit={t('unit.percent')} />
        </Form.Item>
        <Form.Item {...field('baseDate', t('hint.baseDate'))} required>
          <DayInput earliest={today()} latest={latest} />
        </Form.Item>
        <Form.Item {...field('expectedReturn', t('hint.expectedReturn'))} required>
          <NumberInput isInteger unit={t('unit.times')} />
        </Form.Item>
        <Form.Item {...field('spend', t('hint.spend'))} required>
          <NumberInput currency={currency} unit={currency} />
        </Form.Item>
        <Form.Item {...field('futureBudget', t('hint.futureBudget'))}>
          <NumberInput currency={currency} unit={currency} placeholder={t('optional')} />
        </Form.Item>
        <Form.Item {...field('tax', t('hint.tax'))}>
          <NumberInput unit={t('unit.percent')} placeholder={String(DEFAULTS.tax)} />
        </Form.Item>
        <Form.Item {...field('workingCapital', t('hint.workingCapital'))}>
          <NumberInput unit={t('unit.percent')} placeholder={String(DEFAULTS.workingCapital)} />
        </Form.Item>
      </FieldGrid>
      <StagePlanFields />
    </Section>
  )
}
