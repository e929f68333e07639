import { useQuery } from '@tanstack/react-query'
import { memberApis, useRoom, useRoomTree, useTags } from '@/features/rooms'
import { apiQuery } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { DayRangeFilter } from '@/shared/list/filters/DayFilter'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import type { List } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { RESULTS } from './roomLog.api'
import { ANOMALIES } from './domain/anomalies'

interface LogFiltersProps {
  list: Pick<List<unknown>, 'filters' | 'filter' | 'clear'>
  isLeader: boolean
}

/** Filters of the log; other pages link here with these names. */
export function LogFilters({ list, isLeader }: LogFiltersProps) {
  const t = useTranslations('vdrLog')
  const { id: roomId } = useRoom()
  const fields = t('vdrLog:field', { returnObjects: true })
  const query = { roomId, pageNum: 1, pageSize: MAX_PAGE_SIZE }
  const { data } = useQuery({ ...apiQuery(memberApis.vdr.list, { query }), enabled: isLeader })
  const { options: tags } = useTags()
  const { data: nodes = [] } = useRoomTree()
  const people = (data?.rows ?? []).flatMap(({ userId, name, email }) =>
    userId === null ? [] : [{ value: userId, label: name || email }],
  )
  return (
    <FilterBar list={list} labels={fields}>
      <TextFilter name="keyword" label={t('vdrLog:keyword')} />
      {isLeader && <SelectFilter name="userId" options={people} />}
      <DictFilter name="action" type="vdr_log_action" />
      <DayRangeFilter from="from" to="to" fromLabel={fields.from} toLabel={fields.to} />
      {isLeader && <SelectFilter name="tagId" options={tags} />}
      {isLeader && <DictFilter name="role" type="vdr_member_role" />}
      <SelectFilter
        name="nodeId"
        options={nodes.map(({ id, indexNo, name }) => ({ value: id, label: `${indexNo} ${name}`.trim() }))}
      />
      <SelectFilter
        name="result"
        options={RESULTS.map((value) => ({ value, label: t(`vdrLog:result.${value}`) }))}
      />
      <SelectFilter
        name="anomaly"
        options={ANOMALIES.map((value) => ({ value, label: t(`vdrLog:anomaly.${value}`) }))}
      />
      <TextFilter name="address" />
    </FilterBar>
  )
}
