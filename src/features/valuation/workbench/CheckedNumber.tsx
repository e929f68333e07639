import { useId, type ReactNode } from 'react'
import type { ConvertibleCurrency } from '@/shared/lib/money'
import { MoneyInput } from '@/shared/form/MoneyInput'
import { NumberInput } from '@/shared/form/NumberInput'
import { useTranslations } from '@/shared/i18n'
import { issueText, type ValidationError } from './typedNumber'
import workbenchStyles from './workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

interface CheckedNumberProps {
  label: string
  /** Set when headings of a table already show the label. */
  isLabelHidden?: boolean
  /** Full name, when the visible label is only a part of it. */
  ariaLabel?: string
  typed: string
  onType: (typed: string) => void
  issue?: ValidationError | undefined
  unit?: ReactNode
  currency?: ConvertibleCurrency
  isInteger?: boolean
  placeholder?: string
  hint?: ReactNode
}

export function CheckedNumber({
  label,
  isLabelHidden = false,
  ariaLabel,
  typed,
  onType,
  issue,
  hint,
  unit,
  currency,
  isInteger,
  placeholder,
}: CheckedNumberProps) {
  const t = useTranslations('valuationWorkbench')
  const id = useId()
  const hasNote = Boolean(issue ?? hint)
  const input = {
    id,
    value: typed,
    onChange: onType,
    placeholder,
    ...(issue && { status: 'error' as const }),
    'aria-label': ariaLabel,
    'aria-invalid': issue !== undefined,
    'aria-describedby': hasNote ? `${id}-note` : undefined,
  }
  return (
    <div className={workbenchStyles.workbenchField}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {currency ? (
        <MoneyInput {...input} currency={currency} unit={unit ?? null} />
      ) : (
        <NumberInput {...input} isInteger={isInteger} unit={unit} />
      )}
      {hasNote && (
        <span id={`${id}-note`} className={issue ? workbenchStyles.workbenchIssue : reportStyles.reportNote}>
          {issue ? issueText(t, issue) : hint}
        </span>
      )}
    </div>
  )
}
