import { Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { read } from '@/shared/api'
import { formatMoneyExact } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { useTypedSearch } from '@/shared/ui/fields/useTypedSearch'
import { NoChoices } from '@/shared/ui/NoChoices'
import { projectApi, type ConceptChoice } from '../project/projectLink.api'

const MOST_SHOWN = 20

interface ConceptSelectProps {
  id?: string
  value?: string | null
  onChange?: (id: string | null) => void
  /** Told which one was chosen: a new project takes over what is known of it. */
  onChosen: (concept: ConceptChoice) => void
}

/** Chooses a concept that has been passed and has no project yet, found by a part of its name or code. */
export function ConceptSelect({ value, onChange, onChosen, ...select }: ConceptSelectProps) {
  const t = useTranslations('implementationProjects')
  const [chosen, setChosen] = useState<ConceptChoice | null>(null)
  const { found, isFailed, isWaiting, retry, showSearch } = useTypedSearch((keyword) =>
    read(projectApi.concepts, { query: { pageNum: 1, pageSize: MOST_SHOWN, ...(keyword && { keyword }) } }),
  )
  const rows = found?.rows ?? []
  const shown = chosen && !rows.some(({ id }) => id === chosen.id) ? [chosen, ...rows] : rows

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
      showSearch={showSearch}
      options={shown.map((concept) => ({
        value: concept.id,
        label: [concept.code, concept.name].filter(Boolean).join(' '),
        concept,
      }))}
      optionRender={renderOption}
      notFoundContent={
        <NoChoices
          failed={isFailed ? t('implementationProjects:concepts.failed') : null}
          onRetry={retry}
          text={t(`implementationProjects:concepts.${isWaiting ? 'searching' : 'none'}`)}
        />
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
        {[organisation, formatMoneyExact(approved, currency)].filter(Boolean).join(' · ')}
      </div>
    </>
  )
}
