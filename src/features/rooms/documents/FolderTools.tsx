import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { fetchExport } from '@/shared/files/exports'
import { PopoverButton } from '@/shared/ui/PopoverButton'
import { FileButton } from '@/shared/ui/download/FileButton'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useSetting } from '../room/useSetting'
import { useRoom, useRoomApi, useRoomCan } from '../room/roomContext'
import { documentApis, INDEX_FORMATS, type RoomNode } from './documents.api'
import type { Tree } from './treeModel'

const DocumentCheck = lazyWithRetry(() => import('./DocumentCheck'))
const RecycleBin = lazyWithRetry(() => import('./RecycleBin'))
const TemplateDialog = lazyWithRetry(() => import('./TemplateDialog'))

export function FolderTools({ tree }: { tree: Tree<RoomNode> }) {
  const t = useTranslations('roomsDocuments')
  const language = useLanguage()
  const { api, roomId } = useRoomApi(documentApis)
  const { role, name } = useRoom()
  const mayApply = useRoomCan('document:edit') && role === 'admin'
  const mayRestore = useRoomCan('recycle:list')
  const mayCheck = useRoomCan('documentaudit:list')
  const { setting } = useSetting()
  const [open, setOpen] = useState<'check' | 'template' | 'recycle' | null>(null)
  return (
    <>
      <PopoverButton isMenu label={t('roomsDocuments:list.tools')} text={t('roomsDocuments:list.tools')}>
        {INDEX_FORMATS.map((format) => (
          <FileButton
            key={format}
            type="text"
            fallbackName={`${name}.${format}`}
            fetchFile={(options) =>
              fetchExport(api.indexFile, { query: { roomId, format, language } }, options)
            }
          >
            {t(`roomsDocuments:index.${format}`)}
          </FileButton>
        ))}
        {mayApply && setting?.folderTemplate !== 'none' && (
          <Button type="text" onClick={() => setOpen('template')}>
            {t('roomsDocuments:template.do')}
          </Button>
        )}
        {mayCheck && (
          <Button type="text" onClick={() => setOpen('check')}>
            {t('roomsDocuments:check.open')}
          </Button>
        )}
        {mayRestore && (
          <Button type="text" onClick={() => setOpen('recycle')}>
            {t('roomsDocuments:remove.open')}
          </Button>
        )}
      </PopoverButton>
      <Suspense>
        {open === 'check' && <DocumentCheck onClose={() => setOpen(null)} />}
        {open === 'template' && <TemplateDialog tree={tree} onClose={() => setOpen(null)} />}
        {open === 'recycle' && <RecycleBin onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}
