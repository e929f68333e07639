import type { ConvertibleCurrency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { ValuationForm } from '../form/model/valuationSchema'
import { BridgeBars } from './BridgeBars'
import { partsOf, type Explanation } from './explain'
import { stepName } from './groupName'

const MAX_NAMED_STEPS = 3

interface ChangeBarsProps {
  explanation: Explanation
  forms: Readonly<{ older: ValuationForm; newer: ValuationForm }>
  names: Readonly<{ from: string; to: string }>
  currency: ConvertibleCurrency
}

export function ChangeBars({ explanation, forms, names, currency }: ChangeBarsProps) {
  const t = useTranslations('valuation', 'valuationForm', 'valuationVersions')
  const language = useLanguage()
  const { from, to } = explanation
  const { largest, rest } = partsOf(explanation, MAX_NAMED_STEPS)
  const part = (name: string, amount: number) => ({ name, amount, isTotal: false })
  return (
    <BridgeBars
      lines={[
        { name: names.from, amount: from, isTotal: true },
        ...largest.map(({ groups, amount }) => part(stepName(t, groups, { ...forms, language }), amount)),
        ...(rest === null ? [] : [part(t('valuationVersions:band.rest'), rest)]),
        { name: names.to, amount: to, isTotal: true },
      ]}
      currency={currency}
    />
  )
}
