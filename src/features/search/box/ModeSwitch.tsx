import { useTranslation } from 'react-i18next'
import { MODES, type Mode } from '../model/address'
import styles from './box.module.css'

interface ModeSwitchProps {
  mode: Mode
  onSwitch: (mode: Mode) => void
}

/** What the box searches for. Trials are offered only where a link has led to them. */
export function ModeSwitch({ mode, onSwitch }: ModeSwitchProps) {
  const { t } = useTranslation('search')
  return (
    <div role="group" aria-label={t('mode.title')} className={styles.searchModes}>
      {MODES.filter((each) => each !== 'trial' || mode === 'trial').map((each) => (
        <button key={each} type="button" aria-pressed={each === mode} onClick={() => onSwitch(each)}>
          {t(`mode.${each}`)}
        </button>
      ))}
    </div>
  )
}
