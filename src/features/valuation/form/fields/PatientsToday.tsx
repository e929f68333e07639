import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/shared/lib/money'
import { parseAmount } from '@/shared/lib/typedNumber'
import type { FieldPath } from '@/shared/form/fieldPath'
import { isFilled } from '../model/applicable'

type Raw = Record<string, unknown>

const positive = (typed: unknown): number | null => {
  const value = isFilled(typed) ? parseAmount(typed as string | number) : null
  return value !== null && value > 0 ? value : null
}

/** Beside the cost behind the market size: how many patients that makes. `path` leads to the market's fields. */
export function PatientsToday({ path }: { path: FieldPath }) {
  const { t } = useTranslation('valuationForm')
  const form = Form.useFormInstance()
  const patients = Form.useWatch(
    (values: Raw) => {
      const market = path.reduce<unknown>((part, key) => (part as Raw | undefined)?.[key], values) as Raw
      const size = positive(market?.marketSize)
      const cost = positive(market?.referenceAnnualCost) ?? positive(market?.annualCostPerPatient)
      return size !== null && cost !== null ? Math.round(size / cost) : null
    },
    { form, preserve: true },
  ) as number | null | undefined
  return (
    <>
      {t('hint.referenceAnnualCost')}
      {(patients ?? null) !== null && (
        <>
          {' '}
          <strong>{t('hint.patientsToday', { patients: formatNumber(patients) })}</strong>
        </>
      )}
    </>
  )
}
