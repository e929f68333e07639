import { useTranslation } from 'react-i18next'
import { useLabels } from '@/shared/domain/dictionary/useLabels'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DayRangeFilter } from '@/shared/list/filters/DayFilter'
import { ChoiceFilter, FlagFilter, SeveralFilter, TextFilter } from '@/shared/list/filters/filters'
import { HALLS, SEAL } from '../domain/states'
import { areaOptions } from '../model/choices'
import { OtherFilters } from './OtherFilters'
import { useStateOptions } from './parts/useStateOptions'
import type { HallList } from './parts/useHall'

const FIELDS = [
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

/** What the collection hall can be narrowed to. */
export function ApplyFilters({ list }: { list: HallList }) {
  const { t } = useTranslation('conceptsHalls')
  const { t: concepts } = useTranslation('concepts')
  const states = useStateOptions(HALLS.apply)
  const phases = useLabels('clinical_phase')
  const modalities = useLabels('modality')
  return (
    <>
      <FilterBar list={list}>
        <TextFilter name="keyword" label={t('filter.keyword')} hint={t('filter.keywordHint')} />
        <SeveralFilter name="states" label={t('column.state')} options={states} />
        <SeveralFilter name="stage" label={t('column.stage')} options={phases.options} />
        <SeveralFilter name="modality" label={t('column.modality')} options={modalities.options} />
        <SeveralFilter name="area" label={t('filter.area')} options={areaOptions(concepts)} />
        <TextFilter name="organisation" label={t('column.organisation')} />
        <DayRangeFilter
          from="submittedFrom"
          to="submittedTo"
          fromLabel={t('filter.submittedFrom')}
          toLabel={t('filter.submittedTo')}
        />
        <ChoiceFilter
          name="seal"
          label={t('filter.seal')}
          options={SEAL.map((value) => ({ value, label: concepts(`choice.seal.${value}`) }))}
        />
        <FlagFilter name="mine" label={t('filter.mine')} />
      </FilterBar>
      <OtherFilters list={list} fields={FIELDS} />
    </>
  )
}
