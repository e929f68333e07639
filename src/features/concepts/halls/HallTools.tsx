import { DownloadOutlined } from '@ant-design/icons'
import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { Can } from '@/shared/auth/permissions'
import { fetchExport } from '@/shared/files/exports'
import { ListTools } from '@/shared/list/page/ListTools'
import type { ListLayout } from '@/shared/list/table/useTable'
import { today } from '@/shared/lib/dates'
import { FileButton } from '@/shared/ui/download/FileButton'
import { conceptApi } from '../model/api'
import { VIEWS, type HallList, type ListedHall } from './parts/useHall'

interface HallToolsProps {
  hall: ListedHall
  list: HallList
  table: ListLayout
}

/** How a hall is shown, and a file of what it shows. */
export function HallTools({ hall, list, table }: HallToolsProps) {
  const { t } = useTranslation('conceptsHalls')
  return (
    <ListTools list={list} table={list.view === 'table' ? table : undefined}>
      <Segmented
        aria-label={t('view.label')}
        value={list.view}
        onChange={(next) => list.show(next === VIEWS[0] ? undefined : next)}
        options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
      <Can do="poconcept:poconceptInfo:export">
        <FileButton
          icon={<DownloadOutlined />}
          fallbackName={`${hall}-${today()}.xlsx`}
          fetchFile={(options) =>
            fetchExport(conceptApi.export, { query: { ...list.chosen, hall } }, options)
          }
        >
          {t('export')}
        </FileButton>
      </Can>
    </ListTools>
  )
}
