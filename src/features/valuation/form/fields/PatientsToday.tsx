import { Form } from 'antd'
import { isFilled } from '@/shared/form/validation'
import { formatNumber } from '@/shared/lib/money'
import { parseAmount } from '@/shared/lib/parseNumber'
import type { FieldPath } from '@/shared/form/fieldPath'
import { useTranslations } from '@/shared/i18n'

type Raw = Record<string, unknown>

const positive = (typed: unknown): number | null => {
  const value = isFilled(typed) ? parseAmount(typed as string | number) : null
  return value !== null && value > 0 ? value : null
}

/**
 * Number of patients that follows from the market size and the cost behind it. `path` is that of the market's fields.
 */
export function PatientsToday({ path }: { path: FieldPath }) {
  const t = useTranslations('valuationForm')
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
      {t('valuationForm:hint.referenceAnnualCost')}
      {(patients ?? null) !== null && (
        <>
          {' '}
          <strong>{t('valuationForm:hint.patientsToday', { patients: formatNumber(patients) })}</strong>
        </>
      )}
    </>
  )
}
