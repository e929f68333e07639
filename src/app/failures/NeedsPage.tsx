import { useText } from '@/shared/texts'
import type { Need } from './needs'

/** Instead of everything else: what the product needs, and how it is given. */
export default function NeedsPage({ need }: { need: Need }) {
  const t = useText('shell')
  return (
    <main className="plain-page">
      <h1>{t(`shell:needs.${need}.title`)}</h1>
      <p role="alert">{t(`shell:needs.${need}.text`)}</p>
      <div className="plain-actions">
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {t('actions.reload')}
        </button>
      </div>
    </main>
  )
}
