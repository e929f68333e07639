import { Select, type SelectProps } from 'antd'
import { useTranslations } from '@/shared/i18n'
import { NoChoices } from '@/shared/ui/NoChoices'
import { useClearButton } from '@/shared/ui/useClearButton'
import type { Dictionary } from './dictionary.api'
import { useDictionary } from './useDictionary'

type Value = string | number | null | undefined

interface DictSelectProps extends Pick<
  SelectProps,
  'id' | 'placeholder' | 'disabled' | 'onBlur' | 'aria-label'
> {
  type: Dictionary
  value?: Value
  onChange?: (code: string | undefined) => void
}

const SEARCH_THRESHOLD = 8

/**
 * Selects a dictionary entry. If the dictionary can't be loaded, the form stays usable and the list shows the error
 * with a retry.
 */
export function DictSelect({ type, value, onChange, ...select }: DictSelectProps) {
  const clear = useClearButton()
  const t = useTranslations('parts')
  const { entries, labelOf, isLoading, failure, retry } = useDictionary(type)
  return (
    <Select
      {...select}
      allowClear={clear}
      loading={isLoading}
      value={value === null || value === undefined || value === '' ? undefined : String(value)}
      onChange={(code: string | undefined) => onChange?.(code)}
      options={entries.map((entry) => ({
        value: entry.dictValue,
        label: labelOf(entry.dictValue, entry),
      }))}
      {...(entries.length > SEARCH_THRESHOLD ? { showSearch: { optionFilterProp: 'label' } } : {})}
      notFoundContent={
        <NoChoices
          failed={failure && t('parts:dictionary.failed')}
          onRetry={retry}
          text={t(isLoading ? 'parts:dictionary.loading' : 'parts:dictionary.none')}
        />
      }
    />
  )
}
