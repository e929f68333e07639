import { Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { apiQuery } from '@/shared/api'
import { formatMoneyExact } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { useTypedSearch } from '@/shared/ui/fields/useTypedSearch'
import { NoChoices } from '@/shared/ui/NoChoices'
import { projectApi, type ConceptChoice } from '../project/projectLink.api'

const MAX_SHOWN = 20

interface ConceptSelectProps {
  id?: string
  value?: string | null
  onChange?: (id: string | null) => void
  /** Lets the form take over values of the chosen concept. */
  onChosen: (concept: ConceptChoice) => void
}

export function ConceptSelect({ value, onChange, onChosen, ...select }: ConceptSelectProps) {
  const t = useTranslations('implementationProjects')
  const [chosen, setChosen] = useState<ConceptChoice | null>(null)
  const { found, isFailed, isWaiting, retry, showSearch } = useTypedSearch((keyword) =>
    apiQuery(projectApi.concepts, {
      query: { pageNum: 1, pageSize: MAX_SHOWN, ...(keyword && { keyword }) },
    }),
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

/** The label stays plain text: it is the option's accessible name. */
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
