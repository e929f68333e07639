import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLabels } from '@/shared/domain/dictionary/useLabels'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DayFilter } from '@/shared/list/filters/DayFilter'
import { ChoiceFilter, TextFilter } from '@/shared/list/filters/filterFields'
import { HALLS, SEAL } from '../domain/states'
import { areaOptions } from '../choices'
import { FlagField } from './FlagField'
import { OtherFilters } from './OtherFilters'
import { SeveralFilter } from './SeveralFilter'
import { useStateOptions } from './useStateOptions'
import type { HallList } from './useHall'

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
  const { t } = useTranslation('conceptHalls')
  const { t: concepts } = useTranslation('concepts')
  const states = useStateOptions(HALLS.apply)
  const phases = useLabels('clinical_phase')
  const modalities = useLabels('modality')
  return (
    <>
      <FilterBar name="applyFilter" list={list}>
        <TextFilter name="keyword" label={t('filter.keyword')} tooltip={t('filter.keywordHint')} />
        <SeveralFilter name="states" label={t('column.state')} options={states} />
        <SeveralFilter name="stage" label={t('column.stage')} options={phases.options} />
        <SeveralFilter name="modality" label={t('column.modality')} options={modalities.options} />
        <SeveralFilter name="area" label={t('filter.area')} options={areaOptions(concepts)} />
        <TextFilter name="organisation" label={t('column.organisation')} />
        <DayFilter name="submittedFrom" label={t('filter.submittedFrom')} />
        <DayFilter name="submittedTo" label={t('filter.submittedTo')} />
        <ChoiceFilter
          name="seal"
          label={t('filter.seal')}
          options={SEAL.map((value) => ({ value, label: concepts(`choice.seal.${value}`) }))}
        />
        <Form.Item name="mine">
          <FlagField>{t('filter.mine')}</FlagField>
        </Form.Item>
      </FilterBar>
      <OtherFilters list={list} fields={FIELDS} />
    </>
  )
}
