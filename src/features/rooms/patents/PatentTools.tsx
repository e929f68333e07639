import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { ListTools } from '@/shared/list/page/ListTools'
import type { ListLayout } from '@/shared/list/table/useTable'
import type { List } from '@/shared/list/useList'

const VIEWS = ['table', 'deadlines'] as const

interface PatentToolsProps {
  list: Pick<List<unknown>, 'view' | 'show' | 'shown'>
  table: ListLayout
}

/** How the patents are shown. */
export function PatentTools({ list, table }: PatentToolsProps) {
  const { t } = useTranslation('roomsPatents')
  const view = VIEWS.find((each) => each === list.view) ?? VIEWS[0]
  return (
    <ListTools list={list} table={view === VIEWS[0] ? table : undefined}>
      <Segmented
        aria-label={t('view.label')}
        value={view}
        onChange={(next) => list.show(next === VIEWS[0] ? undefined : next)}
        options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
    </ListTools>
  )
}
