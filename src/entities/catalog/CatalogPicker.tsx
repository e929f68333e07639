import { Select } from 'antd'
import { useState } from 'react'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { NoChoices } from '@/shared/ui/NoChoices'
import { useClearButton } from '@/shared/ui/useClearButton'
import type { CatalogEntry, Suggestion } from './catalog.api'
import { namesOf } from './catalogNames'
import { SuggestionText } from './SuggestionText'
import { useSuggestions } from './useSuggestions'
import styles from './catalog.module.css'

const MAX_SHOWN = 10
const EMPTY_ENTRIES: readonly CatalogEntry[] = []

interface CatalogPickerProps {
  mode: 'drug' | 'indication' | 'target' | 'company'
  value?: readonly CatalogEntry[] | undefined
  onChange?: (entries: CatalogEntry[]) => void
  isMultiple?: boolean
  texts: {
    prompt: string
    searching: string
    none: string
    failed: string
    onlyFromList: string
  }
  id?: string
  placeholder?: string
  onBlur?: () => void
}

/**
 * Searches the catalogue as the user types. Only results of the server can be chosen; leftover text is rejected with a
 * message.
 */
export function CatalogPicker({
  mode,
  value = EMPTY_ENTRIES,
  onChange,
  isMultiple = false,
  texts,
  onBlur,
  ...select
}: CatalogPickerProps) {
  const clear = useClearButton()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [rejected, setRejected] = useState('')
  const { groups, keyword, state, retry } = useSuggestions(mode, typed)
  const found = groups.filter(({ entity }) => entity === mode)
  const shown = found.flatMap(({ items }) => items).slice(0, MAX_SHOWN)
  const nameOf = (entry: CatalogEntry) => namesOf(entry, language)[0]

  function choose(chosen: { value: string }[]) {
    const known = [...value, ...shown.map(toEntry)]
    const entries = chosen.flatMap((option) => known.find(({ id }) => id === option.value) ?? [])
    setTyped('')
    setRejected('')
    onChange?.(entries)
  }

  const picked = value.map((entry) => ({ value: entry.id, label: nameOf(entry) }))
  return (
    <>
      <Select
        {...select}
        labelInValue
        allowClear={clear}
        {...(isMultiple ? { mode: 'multiple' as const } : {})}
        value={(isMultiple ? picked : picked[0]) as { value: string; label: string }[]}
        onChange={(chosen) => choose(chosen ? [chosen].flat() : [])}
        showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
        options={shown.map((entry) => ({
          value: entry.id,
          label: nameOf(entry),
          entry,
          keyword,
        }))}
        optionRender={renderOption}
        notFoundContent={
          <NoChoices failed={state === 'failed' ? texts.failed : null} onRetry={retry} text={texts[state]} />
        }
        onBlur={() => {
          setRejected(typed.trim())
          setTyped('')
          onBlur?.()
        }}
      />
      {rejected !== '' && (
        <output className={styles.catalogRefused}>
          “{rejected}” {texts.onlyFromList}
        </output>
      )}
    </>
  )
}

const toEntry = ({ id, nameEn, nameZh, therapeuticArea }: Suggestion): CatalogEntry => ({
  id,
  nameEn,
  nameZh,
  therapeuticArea,
})

interface OptionData {
  entry: Suggestion
  keyword: string
}

/** The label stays plain text: it is the option's accessible name. */
const renderOption = ({ data }: { data: OptionData }) => <SuggestionText {...data} />
