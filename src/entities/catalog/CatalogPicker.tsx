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

const MOST_SHOWN = 10
const NOTHING: readonly CatalogEntry[] = []

interface CatalogPickerProps {
  mode: 'drug' | 'indication' | 'target' | 'company'
  value?: readonly CatalogEntry[] | undefined
  onChange?: (entries: CatalogEntry[]) => void
  /** More than one may be chosen. */
  isMultiple?: boolean
  /** Handed in by the form, because the words depend on what is picked. */
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
 * Search as you type over the catalogue. Only what the server returned can be chosen; left-over text is
 * refused with a message.
 */
export function CatalogPicker({
  mode,
  value = NOTHING,
  onChange,
  isMultiple = false,
  texts,
  onBlur,
  ...select
}: CatalogPickerProps) {
  const clear = useClearButton()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState('')
  const { groups, keyword, state, retry } = useSuggestions(mode, typed)
  const found = groups.filter(({ entity }) => entity === mode)
  const shown = found.flatMap(({ items }) => items).slice(0, MOST_SHOWN)
  const nameOf = (entry: CatalogEntry) => namesOf(entry, language)[0]

  function choose(chosen: { value: string }[]) {
    const known = [...value, ...shown.map(asEntry)]
    const entries = chosen.flatMap((option) => known.find(({ id }) => id === option.value) ?? [])
    setTyped('')
    setRefused('')
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
          setRefused(typed.trim())
          setTyped('')
          onBlur?.()
        }}
      />
      {refused !== '' && (
        <output className={styles.catalogRefused}>
          “{refused}” {texts.onlyFromList}
        </output>
      )}
    </>
  )
}

const asEntry = ({ id, nameEn, nameZh, therapeuticArea }: Suggestion): CatalogEntry => ({
  id,
  nameEn,
  nameZh,
  therapeuticArea,
})

interface Shown {
  entry: Suggestion
  keyword: string
}

/** The option's label stays a plain text: that is its name for screen readers. */
const renderOption = ({ data }: { data: Shown }) => <SuggestionText {...data} />
