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
  /** A number is taken for the text in which dictionaries hold it. */
  value?: Value
  onChange?: (code: string | undefined) => void
}

/** From this many entries on, typing narrows them down. */
const MANY = 8

/** Chooses an entry of a dictionary. One that can't be read leaves the form usable: the list says so, with a retry. */
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
      {...(entries.length > MANY ? { showSearch: { optionFilterProp: 'label' } } : {})}
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
