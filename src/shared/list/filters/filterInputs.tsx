import { SearchOutlined } from '@ant-design/icons'
import { Checkbox, Input, Select } from 'antd'
import { useMemo } from 'react'
import { toHalfWidth } from '@/shared/lib/parseNumber'
import { useListFormat, useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import { FilterChip } from './FilterChip'
import { useFilter } from './filterContext'
import { FilterField, type FilterInputProps } from './FilterField'
import { useTypedFilter } from './useTypedFilter'
import styles from '../list.module.css'

interface FilterProps {
  name: string
  /** Defaults to the label of the field of the same name. */
  label?: string
}

interface TypedInputProps {
  name: string
  inputProps: FilterInputProps
  isAmount?: boolean
}

const AMOUNT = /^\d+(\.\d*)?$/

/** Converts a typed amount, with full-width digits or thousands separators, to plain digits; other text stays. */
function normalizeAmount(typed: string): string {
  const plain = toHalfWidth(typed).replaceAll(/[,\s]/g, '')
  return AMOUNT.test(plain) ? plain : typed
}

function TypedInput({ name, inputProps, isAmount = false }: TypedInputProps) {
  const clear = useClearButton()
  const t = useTranslations('parts')
  const { place, value, put } = useFilter(name)
  const { issue, input } = useTypedFilter(
    value,
    (typed, how) => put(isAmount ? normalizeAmount(typed) : typed, how),
    (typed) =>
      isAmount && typed !== '' && !AMOUNT.test(normalizeAmount(typed)) ? t('parts:filter.noAmount') : null,
  )
  const noteId = `${inputProps.id}-note`
  return (
    <>
      <Input
        {...inputProps}
        {...input}
        allowClear={clear}
        {...(isAmount ? { inputMode: 'decimal' } : {})}
        {...(place === 'row' ? { prefix: <SearchOutlined aria-hidden /> } : {})}
        maxLength={80}
        {...(issue ? { status: 'error', 'aria-invalid': true, 'aria-describedby': noteId } : {})}
      />
      {issue && (
        <div id={noteId} className={styles.filterIssue} role="alert">
          {issue}
        </div>
      )}
    </>
  )
}

const identity = (value: string) => value

/** Text filter. `hint` says what is searched if the label does not. */
export const TextFilter = ({ hint, ...filter }: FilterProps & { hint?: string }) => (
  <FilterField {...filter} textOf={identity}>
    {(inputProps) => (
      <TypedInput name={filter.name} inputProps={{ ...inputProps, ...(hint ? { placeholder: hint } : {}) }} />
    )}
  </FilterField>
)

/** Filters by an amount; invalid input is not applied. */
export const AmountFilter = (filter: FilterProps) => (
  <FilterField {...filter} textOf={identity}>
    {(inputProps) => <TypedInput name={filter.name} inputProps={inputProps} isAmount />}
  </FilterField>
)

interface OptionsProps extends FilterProps {
  options: readonly { value: string; label: string }[]
  isLoading?: boolean
}

const labelIn = (options: OptionsProps['options'], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

const SEARCH_THRESHOLD = 8

export function SelectFilter({ options, isLoading = false, ...filter }: OptionsProps) {
  const clear = useClearButton()
  const { value, put } = useFilter(filter.name)
  return (
    <FilterField {...filter} textOf={(chosen) => labelIn(options, chosen)}>
      {(inputProps) => (
        <Select
          {...inputProps}
          allowClear={clear}
          popupMatchSelectWidth={false}
          loading={isLoading}
          {...(options.length > SEARCH_THRESHOLD ? { showSearch: { optionFilterProp: 'label' } } : {})}
          value={value || null}
          onChange={(chosen: string | undefined) => put(chosen)}
          options={[...options]}
        />
      )}
    </FilterField>
  )
}

/** Filters by any of several values, sent joined by commas. A value without an option is shown as received. */
export function MultiSelectFilter({ options, ...filter }: OptionsProps) {
  const clear = useClearButton()
  const { value, put } = useFilter(filter.name)
  const listed = useListFormat()
  // A stable array for equal values, because antd's control re-renders on a new one.
  const values = useMemo(() => (value ? value.split(',') : []), [value])
  const textOf = (chosen: string) => listed(chosen.split(',').map((each) => labelIn(options, each)))
  return (
    <FilterField {...filter} textOf={textOf}>
      {(inputProps) => (
        <Select
          {...inputProps}
          mode="multiple"
          allowClear={clear}
          popupMatchSelectWidth={false}
          maxTagCount="responsive"
          showSearch={{ optionFilterProp: 'label' }}
          value={values}
          onChange={(chosen: string[]) => put(chosen.join(','))}
          options={[...options]}
        />
      )}
    </FilterField>
  )
}

export function FlagFilter({ name, label: own }: FilterProps) {
  const { place, value, put, label: field } = useFilter(name)
  const isSet = value === 'true'
  const label = own ?? field
  if (place === 'chip') return isSet && <FilterChip text={label} onRemove={() => put(undefined)} />
  return (
    <Checkbox checked={isSet} onChange={({ target }) => put(target.checked ? 'true' : undefined)}>
      {label}
    </Checkbox>
  )
}
