import { Select } from 'antd'
import { useId } from 'react'
import { useClearButton } from '@/shared/ui/useClearButton'
import { useTranslations, type TFunction } from '@/shared/i18n'
import type { Evidence } from './bankEvidence'

/** Reasons for a choice as text, such as “Dates with a day above 12: 8”. */
export const evidenceText = (t: TFunction, evidence: readonly Evidence[]): string =>
  evidence
    .map(({ reason, count }) => t(`implementationFunds:reconcile.evidence.${reason}`, { rows: count }))
    .join(t('implementationFunds:reconcile.evidenceSeparator'))

interface LabelledSelectProps<Value> {
  label: string
  value: Value | null | undefined
  options: readonly { value: Value; label: string }[]
  /** Why the value was chosen. */
  evidence?: readonly Evidence[]
  /** Text about the probable value, if none could be chosen. */
  likely?: string | null | false
  isClearable?: boolean
  placeholder?: string
  onChange: (value: Value | undefined) => void
}

export function LabelledSelect<Value extends string | number>({
  label,
  value,
  options,
  evidence,
  likely,
  isClearable = false,
  placeholder,
  onChange,
}: LabelledSelectProps<Value>) {
  const t = useTranslations('implementationFunds')
  const clear = useClearButton()
  const id = useId()
  const why = likely || evidenceText(t, evidence ?? [])
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        aria-describedby={`${id}-why`}
        allowClear={isClearable && clear}
        placeholder={placeholder}
        value={value ?? null}
        options={[...options]}
        onChange={(chosen: Value | null | undefined) => onChange(chosen ?? undefined)}
      />
      <div id={`${id}-why`} className="cell-note">
        {why}
      </div>
    </div>
  )
}
