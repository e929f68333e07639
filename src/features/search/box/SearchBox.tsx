import { SearchOutlined } from '@ant-design/icons'
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useGate } from '@/entities/tiers/useGate'
import { useSuggestions } from '@/entities/catalog/useSuggestions'
import { useTranslations } from '@/shared/i18n'
import { MAX_KEYWORD_LENGTH, type Mode } from '../model/searchAddress'
import { detailPath } from '../model/detailPath'
import { offersOf, type Offer } from './offers'
import { remember, useRecent } from './recent'
import { SuggestionPanel } from './SuggestionPanel'
import styles from './box.module.css'

interface SearchBoxProps {
  mode: Mode
  /** Keyword of the current search; typed text stays until the keyword changes. */
  keyword: string
  onSearch: (mode: Mode, keyword: string) => void
  isSecondary?: boolean
}

/**
 * Combobox of the search. Enter searches for the typed text or opens the active suggestion; Escape closes the panel.
 */
export function SearchBox({ mode, keyword, onSearch, isSecondary = false }: SearchBoxProps) {
  const t = useTranslations('search')
  const id = useId()
  const navigate = useNavigate()
  const passes = useGate()
  const [lastKeyword, setLastKeyword] = useState(keyword)
  const [typed, setTyped] = useState(keyword)
  const [isOpen, setOpen] = useState(false)
  /** Index of the active suggestion; -1 for the input itself. */
  const [activeIndex, setActiveIndex] = useState(-1)
  const recent = useRecent(({ searches }) => searches)
  const suggestions = useSuggestions(mode === 'trial' ? 'integrated' : mode, isOpen ? typed : '')
  const groups = offersOf(typed, recent, suggestions.groups)
  const offers = groups.flatMap((group) => group.offers)
  const active = isOpen ? offers[activeIndex] : undefined

  if (lastKeyword !== keyword) {
    setLastKeyword(keyword)
    setTyped(keyword)
  }

  function toggle(isOpen: boolean) {
    setOpen(isOpen)
    setActiveIndex(-1)
  }

  function search(mode: Mode, text: string) {
    const keyword = text.trim()
    toggle(false)
    setTyped(keyword)
    remember({ mode, keyword })
    onSearch(mode, keyword)
  }

  function choose(offer: Offer) {
    if (offer.kind === 'recent') return search(offer.mode, offer.keyword)
    const path = detailPath(offer.entity, offer.entry.id)
    if (path === null) return search(mode, offer.name)
    toggle(false)
    if (passes({ permission: 'search:api', feature: 'details' })) void navigate(path)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      if (isOpen) event.preventDefault()
      return toggle(false)
    }
    const last = offers.length - 1
    const places: Record<string, number> = {
      ArrowDown: activeIndex >= last ? -1 : activeIndex + 1,
      ArrowUp: activeIndex < 0 ? last : activeIndex - 1,
    }
    const nextIndex = places[event.key]
    if (nextIndex !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActiveIndex(nextIndex)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active) choose(active)
      else search(mode, typed)
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the panel closes when the focus leaves box and panel
    <div
      role="search"
      className={styles.searchBox}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) toggle(false)
      }}
    >
      <input
        type="text"
        role="combobox"
        aria-label={t('search:box.label')}
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={active ? `${id}-${active.key}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_KEYWORD_LENGTH}
        placeholder={t(`search:box.placeholder.${mode}`)}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          toggle(true)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={isSecondary ? 'button' : 'button button-primary'}
        onClick={() => search(mode, typed)}
      >
        <SearchOutlined aria-hidden /> {t('search:box.search')}
      </button>
      {isOpen && (
        <SuggestionPanel
          id={id}
          typed={typed}
          groups={groups}
          active={active}
          suggestions={suggestions}
          onChoose={choose}
        />
      )}
    </div>
  )
}
