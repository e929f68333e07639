import { Checkbox } from 'antd'
import { useId, useState } from 'react'
import { documentApis, useRoom } from '@/features/rooms'
import { failure, useApiMutation } from '@/shared/api'
import { BatchDialog, NamedItems } from '@/shared/list/batch/BatchDialog'
import { useBatch } from '@/shared/list/batch/useBatch'
import { useTranslations } from '@/shared/i18n'
import { privateApi, type PrivateItem } from './privateItems.api'
import { FolderSelect } from './FolderSelect'
import styles from './private.module.css'
import { useItemTexts } from './useItemTexts'

interface SubmitDraftsProps {
  drafts: readonly PrivateItem[]
  onDone: (done: readonly PrivateItem[]) => void
  onClose: () => void
}

const commonFolderOf = ([first, ...others]: readonly PrivateItem[]) =>
  others.every(({ folderId }) => folderId === first?.folderId) ? (first?.folderId ?? null) : null

/** Submits drafts to a folder, where they wait for their audit, and shows the result of each. */
export function SubmitDrafts({ drafts, onDone, onClose }: SubmitDraftsProps) {
  const t = useTranslations('vdrPrivate')
  const { nameOf } = useItemTexts()
  const { id: roomId } = useRoom()
  const send = useApiMutation(privateApi.submit, { invalidates: [privateApi, documentApis.vdr] })
  const [folderId, setFolder] = useState(() => commonFolderOf(drafts))
  const [asVersions, setAsVersions] = useState(false)
  const folderField = useId()
  const count = drafts.length
  const batch = useBatch<PrivateItem>(
    {
      all: async (asked) => {
        const answer = await send({
          body: {
            roomId,
            ids: asked.map(({ id }) => id),
            folderId: folderId ?? '',
            ...(asVersions ? { sameName: 'version' } : {}),
          },
        })
        if (!answer.ok) return answer
        const byId = new Map(answer.data.map((result) => [result.id, result]))
        return {
          ok: true,
          data: ({ id }: PrivateItem) => {
            const result = byId.get(id)
            return result?.ok
              ? ('done' as const)
              : failure('refused', null, result?.msg || t('vdrPrivate:submit.unsaid'))
          },
        }
      },
    },
    onDone,
  )
  return (
    <BatchDialog
      title={t('vdrPrivate:submit.title', { count })}
      question={
        <>
          <NamedItems
            items={drafts}
            nameOf={nameOf}
            othersText={(others) => t('vdrPrivate:submit.others', { count: others })}
          />
          <div className={styles.target}>
            <label htmlFor={folderField}>{t('vdrPrivate:submit.folder')}</label>
            <FolderSelect id={folderField} value={folderId} onChange={setFolder} />
          </div>
          <Checkbox checked={asVersions} onChange={({ target }) => setAsVersions(target.checked)}>
            {t('vdrPrivate:submit.asVersions')}
          </Checkbox>
          <p>{t('vdrPrivate:submit.text')}</p>
        </>
      }
      startText={t('vdrPrivate:submit.start', { count })}
      isReady={folderId !== null}
      items={drafts}
      nameOf={nameOf}
      batch={batch}
      resultTexts={{
        title: t('vdrPrivate:submit.results'),
        over: (done) => t('vdrPrivate:submit.over', { done, count }),
        done: t('vdrPrivate:submit.done'),
      }}
      checkHint={t('vdrPrivate:submit.unknown')}
      onClose={onClose}
    />
  )
}
