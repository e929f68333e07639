import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/shared/ui/fields/DayField'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DayFilter } from '@/shared/list/filters/DayFilter'
import { ChoiceFilter, TextFilter } from '@/shared/list/filters/filterFields'
import { areaOptions } from '../choices'
import type { Statistics } from '../answers'
import type { Scope } from './marks'

interface ScopeFilterProps {
  scope: Scope
  filter: (values: Record<string, string | undefined>) => void
  /** Absent until they are read. */
  owners: Statistics['owners'] | undefined
}

/** Period, organisation, area and owner. */
export function ScopeFilter({ scope, filter, owners }: ScopeFilterProps) {
  const { t } = useTranslation('conceptStatistics')
  const { t: concepts } = useTranslation('concepts')
  return (
    <FilterBar name="statisticsFilter" list={{ filters: scope, filter }}>
      <DayFilter name="submittedFrom" label={t('filter.from')} />
      <Form.Item
        name="submittedTo"
        label={t('filter.to')}
        dependencies={['submittedFrom']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, to: string | undefined) => {
              const from = getFieldValue('submittedFrom') as string | undefined
              if (from && to && to < from) throw new Error(t('filter.reversed'))
            },
          }),
        ]}
      >
        <DayField />
      </Form.Item>
      <TextFilter name="organisation" label={concepts('field.first.organisation')} />
      <ChoiceFilter name="area" label={concepts('field.first.area')} options={areaOptions(concepts)} />
      <Form.Item name="ownerId" label={t('filter.owner')}>
        <Select
          allowClear
          className="filter-select"
          loading={!owners}
          showSearch={{ optionFilterProp: 'label' }}
          options={(owners ?? []).map(({ userId, name }) => ({ value: userId, label: name }))}
        />
      </Form.Item>
    </FilterBar>
  )
}
