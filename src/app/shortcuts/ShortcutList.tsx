import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import './shortcuts.css'
import { SHORTCUTS, type Shortcut } from './shortcuts'

/** Keys that work in one place only. */
const LOCAL = [
  { text: 'tabMove', shown: ['Alt', 'Shift', '← →'] },
  { text: 'tabDelete', shown: ['Delete'] },
] as const

export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const rows = [
    ...Object.entries(SHORTCUTS).map(([name, { shown }]) => ({ text: name as Shortcut, shown })),
    ...LOCAL,
  ]
  return (
    <Modal open title={t('shortcuts.title')} footer={null} onCancel={onClose}>
      <dl className="shortcut-list">
        {rows.map(({ text, shown }) => (
          <div key={text}>
            <dt>{t(`shortcuts.${text}`)}</dt>
            <dd>
              {shown.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="shortcut-note">{t('shortcuts.note')}</p>
    </Modal>
  )
}
