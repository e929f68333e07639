import { useLabels } from '@/shared/dictionary/useLabels'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DayRangeFilter } from '@/shared/list/filters/DayFilter'
import { SelectFilter, FlagFilter, MultiSelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { useTranslations } from '@/shared/i18n'
import { LIST_STATES, SEAL } from '../domain/conceptStates'
import { areaOptions } from '../model/choices'
import { OtherFilters } from './OtherFilters'
import { useStateOptions } from './components/useStateOptions'
import type { ConceptList } from './components/useConceptList'

const FILTER_NAMES = [
  'keyword',
  'states',
  'stage',
  'modality',
  'area',
  'organisation',
  'submittedFrom',
  'submittedTo',
  'seal',
  'mine',
] as const

export function ApplyFilters({ list }: { list: ConceptList }) {
  const t = useTranslations('conceptsHalls', 'concepts')
  const states = useStateOptions(LIST_STATES.apply)
  const phases = useLabels('clinical_phase')
  const modalities = useLabels('modality')
  return (
    <>
      <FilterBar list={list}>
        <TextFilter
          name="keyword"
          label={t('conceptsHalls:filter.keyword')}
          hint={t('conceptsHalls:filter.keywordHint')}
        />
        <MultiSelectFilter name="states" label={t('conceptsHalls:column.state')} options={states} />
        <MultiSelectFilter name="stage" label={t('conceptsHalls:column.stage')} options={phases.options} />
        <MultiSelectFilter
          name="modality"
          label={t('conceptsHalls:column.modality')}
          options={modalities.options}
        />
        <MultiSelectFilter name="area" label={t('conceptsHalls:filter.area')} options={areaOptions(t)} />
        <TextFilter name="organisation" label={t('conceptsHalls:column.organisation')} />
        <DayRangeFilter
          from="submittedFrom"
          to="submittedTo"
          fromLabel={t('conceptsHalls:filter.submittedFrom')}
          toLabel={t('conceptsHalls:filter.submittedTo')}
        />
        <SelectFilter
          name="seal"
          label={t('conceptsHalls:filter.seal')}
          options={SEAL.map((value) => ({ value, label: t(`concepts:choice.seal.${value}`) }))}
        />
        <FlagFilter name="mine" label={t('conceptsHalls:filter.mine')} />
      </FilterBar>
      <OtherFilters list={list} fields={FILTER_NAMES} />
    </>
  )
}
