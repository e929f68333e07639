import { useTranslation } from 'react-i18next'
import type { CatalogEntry } from '@/shared/domain/catalog/api'
import { CatalogPicker } from '@/shared/domain/catalog/CatalogPicker'

interface PickerProps<T> {
  id?: string
  value?: T
  onChange?: (value: T) => void
  onBlur?: () => void
}

/** What a picker says, in the words of the form. */
export function usePickerTexts() {
  const { t } = useTranslation('valuationForm')
  return {
    prompt: t('picker.prompt'),
    searching: t('picker.searching'),
    none: t('picker.none'),
    failed: t('picker.failed'),
    retry: t('picker.retry'),
    onlyFromList: t('picker.onlyFromList'),
  }
}

export function IndicationPicker({ value, onChange, ...picker }: PickerProps<CatalogEntry | undefined>) {
  const { t } = useTranslation('valuationForm')
  return (
    <CatalogPicker
      {...picker}
      mode="indication"
      texts={usePickerTexts()}
      placeholder={t('picker.indication')}
      value={value ? [value] : []}
      onChange={([entry]) => onChange?.(entry)}
    />
  )
}

export function TargetsPicker({ value, onChange, ...picker }: PickerProps<CatalogEntry[]>) {
  const { t } = useTranslation('valuationForm')
  return (
    <CatalogPicker
      {...picker}
      isMultiple
      mode="target"
      texts={usePickerTexts()}
      placeholder={t('picker.targets')}
      value={value ?? []}
      onChange={(entries) => onChange?.(entries)}
    />
  )
}
