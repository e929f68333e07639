import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { FURTHER_KEYS, KEYS, type Shortcut } from './shortcuts'
import styles from './shortcuts.module.css'

/** Every key and what it does. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const rows = [
    ...Object.entries(KEYS).map(([text, key]) => ({ text, shown: [key] })),
    ...Object.entries(FURTHER_KEYS).map(([text, shown]) => ({ text, shown })),
  ]
  return (
    <Modal open title={t('shortcuts.title')} footer={null} onCancel={onClose}>
      <dl className={styles.shortcutList}>
        {rows.map(({ text, shown }) => (
          <div key={text}>
            <dt>{t(`shortcuts.${text as Shortcut}`)}</dt>
            <dd>
              {shown.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.shortcutNote}>{t('shortcuts.note')}</p>
    </Modal>
  )
}
