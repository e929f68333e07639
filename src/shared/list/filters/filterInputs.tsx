import { SearchOutlined } from '@ant-design/icons'
import { Checkbox, Input, Select } from 'antd'
import { useMemo } from 'react'
import { toHalfWidth } from '@/shared/lib/parseNumber'
import { useListed, useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import { FilterChip } from './FilterChip'
import { useFilter } from './filterContext'
import { FilterField, type Naming } from './FilterField'
import { useTyped } from './useTypedFilter'
import styles from '../list.module.css'

interface FilterProps {
  name: string
  /** As the field of the same name where it is absent. */
  label?: string
}

interface TypedInputProps {
  name: string
  naming: Naming
  isAmount?: boolean
}

const AMOUNT = /^\d+(\.\d*)?$/

/** An amount as plain digits, typed with full-width ones or thousands separators too; other words stay as they are. */
function plainNumber(typed: string): string {
  const plain = toHalfWidth(typed).replaceAll(/[,\s]/g, '')
  return AMOUNT.test(plain) ? plain : typed
}

function TypedInput({ name, naming, isAmount = false }: TypedInputProps) {
  const clear = useClearButton()
  const t = useTranslations('parts')
  const { place, value, put } = useFilter(name)
  const { issue, input } = useTyped(
    value,
    (typed, how) => put(isAmount ? plainNumber(typed) : typed, how),
    (typed) =>
      isAmount && typed !== '' && !AMOUNT.test(plainNumber(typed)) ? t('parts:filter.noAmount') : null,
  )
  const noteId = `${naming.id}-note`
  return (
    <>
      <Input
        {...naming}
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

const asTyped = (value: string) => value

/** A filter by words. `hint`: what is searched, where the label does not say it. */
export const TextFilter = ({ hint, ...filter }: FilterProps & { hint?: string }) => (
  <FilterField {...filter} textOf={asTyped}>
    {(naming) => (
      <TypedInput name={filter.name} naming={{ ...naming, ...(hint ? { placeholder: hint } : {}) }} />
    )}
  </FilterField>
)

/** A filter by an amount; no list is asked for with what is none. */
export const AmountFilter = (filter: FilterProps) => (
  <FilterField {...filter} textOf={asTyped}>
    {(naming) => <TypedInput name={filter.name} naming={naming} isAmount />}
  </FilterField>
)

interface OptionsProps extends FilterProps {
  options: readonly { value: string; label: string }[]
  isLoading?: boolean
}

const labelIn = (options: OptionsProps['options'], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

/** From this many options on, typing narrows them down. */
const MANY = 8

/** A filter by one of several values. */
export function ChoiceFilter({ options, isLoading = false, ...filter }: OptionsProps) {
  const clear = useClearButton()
  const { value, put } = useFilter(filter.name)
  return (
    <FilterField {...filter} textOf={(chosen) => labelIn(options, chosen)}>
      {(naming) => (
        <Select
          {...naming}
          allowClear={clear}
          popupMatchSelectWidth={false}
          loading={isLoading}
          {...(options.length > MANY ? { showSearch: { optionFilterProp: 'label' } } : {})}
          value={value || null}
          onChange={(chosen: string | undefined) => put(chosen)}
          options={[...options]}
        />
      )}
    </FilterField>
  )
}

/** A filter by any of several values, which travel joined by commas. One without an option is shown as it is. */
export function SeveralFilter({ options, ...filter }: OptionsProps) {
  const clear = useClearButton()
  const { value, put } = useFilter(filter.name)
  const listed = useListed()
  // The same array for the same values: the control draws itself once more where it differs.
  const values = useMemo(() => (value ? value.split(',') : []), [value])
  const textOf = (chosen: string) => listed(chosen.split(',').map((each) => labelIn(options, each)))
  return (
    <FilterField {...filter} textOf={textOf}>
      {(naming) => (
        <Select
          {...naming}
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

/** A filter that is set or not. */
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
