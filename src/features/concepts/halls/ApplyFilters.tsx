import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLabels } from '@/shared/domain/dictionary/useLabels'
import { DayField } from '@/shared/ui/fields/DayField'
import { FilterBar } from '@/shared/ui/FilterBar'
import { ChoiceFilter, TextFilter } from '@/shared/ui/filterFields'
import { HALLS, SEAL } from '../domain/states'
import { areaOptions } from '../choices'
import { FlagField } from './FlagField'
import { OtherFilters } from './OtherFilters'
import { SeveralSelect } from './SeveralSelect'
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
        <Form.Item name="states" label={t('column.state')}>
          <SeveralSelect options={states} />
        </Form.Item>
        <Form.Item name="stage" label={t('column.stage')}>
          <SeveralSelect options={phases.options} />
        </Form.Item>
        <Form.Item name="modality" label={t('column.modality')}>
          <SeveralSelect options={modalities.options} />
        </Form.Item>
        <Form.Item name="area" label={t('filter.area')}>
          <SeveralSelect options={areaOptions(concepts)} />
        </Form.Item>
        <TextFilter name="organisation" label={t('column.organisation')} />
        <Form.Item name="submittedFrom" label={t('filter.submittedFrom')}>
          <DayField />
        </Form.Item>
        <Form.Item name="submittedTo" label={t('filter.submittedTo')}>
          <DayField />
        </Form.Item>
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
