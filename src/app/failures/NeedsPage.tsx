import { useTranslation } from 'react-i18next'
import type { Need } from './needs'

/** Instead of everything else: what the product needs, and how it is given. */
export default function NeedsPage({ need }: { need: Need }) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  return (
    <main className="plain-page">
      <h1>{t(`needs.${need}.title`)}</h1>
      <p role="alert">{t(`needs.${need}.text`)}</p>
      <div className="plain-actions">
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {common('actions.reload')}
        </button>
      </div>
    </main>
  )
}
