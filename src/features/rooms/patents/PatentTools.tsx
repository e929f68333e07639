import { DownloadOutlined } from '@ant-design/icons'
import { Segmented } from 'antd'
import { fetchExport } from '@/shared/files/exports'
import { ListTools } from '@/shared/list/page/ListTools'
import type { ListLayout } from '@/shared/list/table/useTable'
import type { List } from '@/shared/list/useList'
import { usePreferences } from '@/shared/preferences'
import { useText } from '@/shared/texts'
import { FileButton } from '@/shared/ui/download/FileButton'
import { useRoomCalls } from '../room/roomContext'
import { patentApis, type PatentFilter } from './api'

const VIEWS = ['table', 'timeline', 'deadlines'] as const

interface PatentToolsProps {
  list: Pick<List<unknown, PatentFilter>, 'view' | 'show' | 'shown' | 'query'>
  table: ListLayout
}

/** How the patents are shown, and the way to take them along. */
export function PatentTools({ list, table }: PatentToolsProps) {
  const t = useText('roomsPatents')
  const { api } = useRoomCalls(patentApis)
  const language = usePreferences((preferences) => preferences.language)
  const { pageNum: _page, pageSize: _size, ...query } = list.query
  const view = VIEWS.find((each) => each === list.view) ?? VIEWS[0]
  return (
    <ListTools list={list} table={view === VIEWS[0] ? table : undefined}>
      <Segmented
        aria-label={t('roomsPatents:view.label')}
        value={view}
        onChange={(next) => list.show(next === VIEWS[0] ? undefined : next)}
        options={VIEWS.map((value) => ({ value, label: t(`roomsPatents:view.${value}`) }))}
      />
      <FileButton
        icon={<DownloadOutlined />}
        fallbackName={t('roomsPatents:exportName')}
        fetchFile={(options) => fetchExport(api.export, { query: { ...query, language } }, options)}
      >
        {t('roomsPatents:export')}
      </FileButton>
    </ListTools>
  )
}
