import { fetchExport } from '@/shared/files/exports'
import { ListExport } from '@/shared/list/page/ListExport'
import { ListTools } from '@/shared/list/page/ListTools'
import { viewOf, ViewSwitch } from '@/shared/list/page/ViewSwitch'
import type { ListLayout } from '@/shared/list/table/useTable'
import type { List } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { useRoomApi } from '../room/roomContext'
import { patentApis, type PatentFilter } from './roomPatents.api'

const VIEWS = ['table', 'timeline', 'deadlines'] as const

interface PatentToolsProps {
  list: Pick<List<unknown, PatentFilter>, 'view' | 'show' | 'shown' | 'query'>
  table: ListLayout
}

export function PatentTools({ list, table }: PatentToolsProps) {
  const t = useTranslations('roomsPatents')
  const { api } = useRoomApi(patentApis)
  const language = useLanguage()
  const { pageNum: _page, pageSize: _size, ...query } = list.query
  const view = viewOf(VIEWS, list)
  return (
    <ListTools list={list} table={view === VIEWS[0] ? table : undefined}>
      <ViewSwitch
        list={list}
        views={VIEWS}
        view={view}
        names={t('roomsPatents:view', { returnObjects: true })}
      />
      <ListExport
        text={t('roomsPatents:export')}
        fallbackName={t('roomsPatents:exportName')}
        fetchFile={(options) => fetchExport(api.export, { query: { ...query, language } }, options)}
      />
    </ListTools>
  )
}
