import { DownloadOutlined } from '@ant-design/icons'
import type { Args } from '@/shared/api/endpoint'
import { fetchExport } from '@/shared/files/exports'
import { PopoverButton } from '@/shared/ui/PopoverButton'
import { FileButton } from '@/shared/ui/download/FileButton'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { useRoomApi } from '../room/roomContext'
import { questionApis } from './questions.api'

type Query = Args<(typeof questionApis)['vdr']['list']>['query']

export function ExportQuestions({ query }: { query: Query }) {
  const t = useTranslations('roomsQuestions')
  const { api } = useRoomApi(questionApis)
  const language = useLanguage()
  const { pageNum: _page, pageSize: _size, orderByColumn: _column, isAsc: _order, ...filters } = query
  return (
    <PopoverButton
      isMenu
      icon={<DownloadOutlined aria-hidden />}
      label={t('roomsQuestions:export.open')}
      text={t('roomsQuestions:export.open')}
    >
      {(['xlsx', 'pdf'] as const).map((format) => (
        <FileButton
          key={format}
          fetchFile={(options) =>
            fetchExport(api.export, { query: { ...filters, format, language } }, options)
          }
          fallbackName={`${t('roomsQuestions:export.fileName')}.${format}`}
        >
          {t(`roomsQuestions:export.${format}`)}
        </FileButton>
      ))}
    </PopoverButton>
  )
}
