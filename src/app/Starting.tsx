import { useTranslation } from 'react-i18next'
import { useStart } from './session/start'

/** While account, menu and the screens' code are on their way. */
export function Starting() {
  const { t } = useTranslation()
  const step = useStart((state) => (state.phase === 'loading' ? state.step : 'screen'))
  return (
    <main className="plain-page" aria-busy="true">
      <div className="spinner" />
      <p role="status">{t(`start.${step}`)}</p>
    </main>
  )
}
