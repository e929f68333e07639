import type { CatalogEntry } from '@/entities/catalog/catalog.api'
import { CatalogPicker } from '@/entities/catalog/CatalogPicker'
import { useTranslations } from '@/shared/i18n'

interface PickerProps<T> {
  id?: string
  value?: T
  onChange?: (value: T) => void
  onBlur?: () => void
}

export function usePickerTexts() {
  const t = useTranslations('valuationForm')
  return {
    prompt: t('valuationForm:picker.prompt'),
    searching: t('valuationForm:picker.searching'),
    none: t('valuationForm:picker.none'),
    failed: t('valuationForm:picker.failed'),
    onlyFromList: t('valuationForm:picker.onlyFromList'),
  }
}

export function IndicationPicker({ value, onChange, ...picker }: PickerProps<CatalogEntry | undefined>) {
  const t = useTranslations('valuationForm')
  return (
    <CatalogPicker
      {...picker}
      mode="indication"
      texts={usePickerTexts()}
      placeholder={t('valuationForm:picker.indication')}
      value={value ? [value] : []}
      onChange={([entry]) => onChange?.(entry)}
    />
  )
}

export function TargetsPicker({ value, onChange, ...picker }: PickerProps<CatalogEntry[]>) {
  const t = useTranslations('valuationForm')
  return (
    <CatalogPicker
      {...picker}
      isMultiple
      mode="target"
      texts={usePickerTexts()}
      placeholder={t('valuationForm:picker.targets')}
      value={value ?? []}
      onChange={(entries) => onChange?.(entries)}
    />
  )
}
