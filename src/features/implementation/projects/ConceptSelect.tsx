import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { read } from '@/shared/api'
import { exactMoney } from '@/shared/lib/money'
import { useText } from '@/shared/texts'
import { useSettled } from '@/shared/ui/fields/useSettled'
import { projectApi, type ConceptChoice } from '../project/api'

const MOST_SHOWN = 20
/** Ms of rest before what was typed is searched for. */
const REST = 300

interface ConceptSelectProps {
  id?: string
  value?: string | null
  onChange?: (id: string | null) => void
  /** Told which one was chosen: a new project takes over what is known of it. */
  onChosen: (concept: ConceptChoice) => void
}

/** Chooses a concept that has been passed and has no project yet, found by a part of its name or code. */
export function ConceptSelect({ value, onChange, onChosen, ...select }: ConceptSelectProps) {
  const t = useText('implementationProjects')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ConceptChoice | null>(null)
  const keyword = useSettled(typed.trim(), REST)
  const concepts = useQuery({
    ...read(projectApi.concepts, {
      query: { pageNum: 1, pageSize: MOST_SHOWN, ...(keyword && { keyword }) },
    }),
    placeholderData: keepPreviousData,
  })
  const isWaiting = concepts.isFetching || typed.trim() !== keyword
  const found = concepts.data?.rows ?? []
  const shown = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found

  function choose(id: string | undefined) {
    const concept = shown.find((each) => each.id === id) ?? null
    setChosen(concept)
    onChange?.(concept?.id ?? null)
    if (concept) onChosen(concept)
  }

  return (
    <Select
      {...select}
      value={value || undefined}
      onChange={choose}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      options={shown.map((concept) => ({
        value: concept.id,
        label: [concept.code, concept.name].filter(Boolean).join(' '),
        concept,
      }))}
      optionRender={renderOption}
      notFoundContent={
        concepts.isError && !concepts.isFetching ? (
          <span role="alert">
            {t('implementationProjects:concepts.failed')}{' '}
            <Button
              size="small"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void concepts.refetch()}
            >
              {t('actions.retry')}
            </Button>
          </span>
        ) : (
          <output>{t(`implementationProjects:concepts.${isWaiting ? 'searching' : 'none'}`)}</output>
        )
      }
    />
  )
}

/** The option's label stays a plain text: that is its name for screen readers. */
const renderOption = ({ data, label }: { data: { concept: ConceptChoice }; label?: ReactNode }) => {
  const { organisation, approved, currency } = data.concept
  return (
    <>
      {label}
      <div className="cell-note">
        {[organisation, exactMoney(approved, currency)].filter(Boolean).join(' · ')}
      </div>
    </>
  )
}
