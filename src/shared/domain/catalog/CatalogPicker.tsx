import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { read } from '@/shared/api'
import { useSettled } from '@/shared/ui/fields/useSettled'
import { catalogApi, type CatalogEntry, type Suggestion } from './api'
import './catalog.css'
import { Marked } from './Marked'
import { namesOf } from './names'

/** Ms after the last key. */
const PAUSE = 250
const MOST_SHOWN = 10
const NOTHING: readonly CatalogEntry[] = []

/** One Chinese character says something, one Latin letter does not. */
const isSearchable = (keyword: string) => /\p{Script=Han}/u.test(keyword) || keyword.trim().length >= 2

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
    retry: string
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
  const { i18n } = useTranslation()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState('')
  const keyword = useSettled(typed.trim(), PAUSE)
  const isAsked = isSearchable(keyword)
  const suggestions = useQuery({
    ...read(catalogApi.suggest, { query: { mode, keyword } }),
    enabled: isAsked,
    // The keyword is part of the key: an answer to an older one can never replace this one's.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const found = isAsked ? (suggestions.data ?? []).filter(({ entity }) => entity === mode) : []
  const shown = found.flatMap(({ items }) => items).slice(0, MOST_SHOWN)
  const nameOf = (entry: CatalogEntry) => namesOf(entry, i18n.language)[0]

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
        allowClear
        {...(isMultiple ? { mode: 'multiple' as const } : {})}
        value={(isMultiple ? picked : picked[0]) as { value: string; label: string }[]}
        onChange={(chosen) => choose(chosen ? [chosen].flat() : [])}
        showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
        options={shown.map((entry) => ({
          value: entry.id,
          label: nameOf(entry),
          entry,
          keyword,
          language: i18n.language,
        }))}
        optionRender={renderOption}
        notFoundContent={
          suggestions.isError && isAsked ? (
            <span role="alert">
              {texts.failed}{' '}
              <Button
                size="small"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void suggestions.refetch()}
              >
                {texts.retry}
              </Button>
            </span>
          ) : (
            <output>
              {!isSearchable(typed)
                ? texts.prompt
                : suggestions.isSuccess && typed.trim() === keyword
                  ? texts.none
                  : texts.searching}
            </output>
          )
        }
        onBlur={() => {
          setRefused(typed.trim())
          setTyped('')
          onBlur?.()
        }}
      />
      {refused !== '' && (
        <output className="catalog-refused">
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
  language: string
}

/** The option's label stays a plain text: that is its name for screen readers. */
const renderOption = ({ data }: { data: Shown }) => <Option {...data} />

function Option({ entry, keyword, language }: Shown) {
  const [own, other] = namesOf(entry, language)
  const hint = [entry.hint, other].filter(Boolean).join(' · ')
  return (
    <span className="catalog-option">
      <span>
        <Marked text={own} keyword={keyword} />
      </span>
      {hint !== '' && (
        <span className="catalog-other">
          <Marked text={hint} keyword={keyword} />
        </span>
      )}
    </span>
  )
}
