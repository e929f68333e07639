import { DownloadOutlined } from '@ant-design/icons'
import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { Can } from '@/shared/auth/permissions'
import { fetchExport } from '@/shared/files/exports'
import { today } from '@/shared/lib/dates'
import { FileButton } from '@/shared/ui/download/FileButton'
import type { ReactNode } from 'react'
import { conceptApi } from '../api'
import { VIEWS, type HallList, type ListedHall } from './useHall'

interface HallToolsProps {
  hall: ListedHall
  list: HallList
  /** Of the table. */
  chooser: ReactNode
}

/** How a hall is shown, and a file of what it shows. */
export function HallTools({ hall, list, chooser }: HallToolsProps) {
  const { t } = useTranslation('conceptsHalls')
  return (
    <div className="hall-tools">
      <Segmented
        aria-label={t('view.label')}
        value={list.view}
        onChange={list.show}
        options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
      {list.view === 'table' && chooser}
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
    </div>
  )
}
