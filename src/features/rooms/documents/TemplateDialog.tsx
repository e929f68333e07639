import { Radio } from 'antd'
import { useMemo, useState } from 'react'
import { useApiMutation } from '@/shared/api'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { LANGUAGES, type Language } from '@/shared/lib/language'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { Dialog } from '@/shared/ui/Dialog'
import { message } from '@/shared/ui/feedback'
import { additionsTo } from '../domain/template'
import { useRoomApi } from '../room/roomContext'
import { documentApis, type RoomNode } from './documents.api'
import styles from './documents.module.css'
import type { Tree } from './treeModel'

export default function TemplateDialog({ tree, onClose }: { tree: Tree<RoomNode>; onClose: () => void }) {
  const t = useTranslations('roomsDocuments')
  const { api, roomId } = useRoomApi(documentApis)
  const apply = useApiMutation(api.applyTemplate, { invalidates: [api] })
  const { isBusy, failure, submit } = useSubmit()
  const [language, setLanguage] = useState(useLanguage())
  const additions = useMemo(
    () =>
      additionsTo(
        tree.entries.map(({ node }) => node),
        language,
      ),
    [tree, language],
  )
  const count = additions.reduce((sum, { id, inside }) => sum + inside.length + (id === null ? 1 : 0), 0)
  return (
    <Dialog
      open
      title={t('roomsDocuments:template.title')}
      okText={t('roomsDocuments:template.apply')}
      okButtonProps={{ disabled: count === 0, loading: isBusy }}
      onOk={() =>
        void submit(
          () => apply({ body: { roomId, language } }),
          () => {
            message.success(t('roomsDocuments:template.done'))
            onClose()
          },
        )
      }
      cancelText={t('actions.cancel')}
      onCancel={onClose}
    >
      <Radio.Group
        aria-label={t('roomsDocuments:template.language')}
        value={language}
        onChange={({ target: { value } }) => setLanguage(value as Language)}
        options={LANGUAGES.map((value) => ({ value, label: t(`roomsDocuments:template.${value}`) }))}
      />
      {count === 0 ? (
        <p>{t('roomsDocuments:template.nothing')}</p>
      ) : (
        <>
          <p>{t('roomsDocuments:template.text', { count })}</p>
          <ul className={styles.added}>
            {additions.map(({ id, name, inside }) => (
              <li key={name}>
                {name} {id !== null && `(${t('roomsDocuments:template.there')})`}
                <ul>
                  {inside.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
      {failure && <SubmitErrorAlert failure={failure} />}
    </Dialog>
  )
}
