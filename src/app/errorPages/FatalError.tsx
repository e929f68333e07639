import { useTranslations } from '@/shared/i18n'

/** Replaces the app when it cannot continue; reloading is the only action left. */
export function FatalError({ title, text }: { title: string; text: string }) {
  const t = useTranslations()
  return (
    <main className="plain-page">
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <div className="plain-actions">
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {t('actions.reload')}
        </button>
      </div>
    </main>
  )
}
