import { useNavigate } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'

export function RetryButton({ address }: { address: string }) {
  const t = useTranslations()
  const navigate = useNavigate()
  return (
    <button
      type="button"
      className="button button-primary"
      onClick={() => void navigate(address, { replace: true })}
    >
      {t('actions.retry')}
    </button>
  )
}
