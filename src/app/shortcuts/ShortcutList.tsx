import { useTranslation } from 'react-i18next'
import { Dialog } from '@/shared/ui/Dialog'
import { FEATURES } from '../featureRegistry/features'
import { SHELL_TEXTS } from '../i18n/i18n'
import { OTHER_KEYS, KEYS, type Shortcut } from './shortcuts'
import styles from './shortcuts.module.css'

const FEATURE_KEYS = FEATURES.flatMap(({ keys = {} }) => Object.entries(keys))

export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(SHELL_TEXTS)
  const rows = [
    ...Object.entries(KEYS).map(([name, key]) => ({
      text: t(`shortcuts.${name as Shortcut}`),
      shown: [key],
    })),
    ...Object.entries(OTHER_KEYS).map(([name, shown]) => ({
      text: t(`shortcuts.${name as keyof typeof OTHER_KEYS}`),
      shown,
    })),
    ...FEATURE_KEYS.map(([name, shown]) => ({
      text: t(`keys.${name}` as 'home.title', { ns: SHELL_TEXTS }),
      shown,
    })),
  ]
  return (
    <Dialog open title={t('shortcuts.title')} footer={null} onCancel={onClose}>
      <dl className={styles.shortcutList}>
        {rows.map(({ text, shown }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              {shown.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.shortcutNote}>{t('shortcuts.note')}</p>
    </Dialog>
  )
}
