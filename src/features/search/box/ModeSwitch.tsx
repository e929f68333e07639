import { useTranslations } from '@/shared/i18n'
import { MODES, type Mode } from '../model/searchAddress'
import styles from './box.module.css'

interface ModeSwitchProps {
  mode: Mode
  onSwitch: (mode: Mode) => void
}

/** Search mode. Trials are listed only if a link has selected them. */
export function ModeSwitch({ mode, onSwitch }: ModeSwitchProps) {
  const t = useTranslations('search')
  return (
    <div role="group" aria-label={t('search:mode.title')} className={styles.searchModes}>
      {MODES.filter((each) => each !== 'trial' || mode === 'trial').map((each) => (
        <button key={each} type="button" aria-pressed={each === mode} onClick={() => onSwitch(each)}>
          {t(`search:mode.${each}`)}
        </button>
      ))}
    </div>
  )
}
