import { Button } from 'antd'
import { useTranslations } from '@/shared/i18n'

interface NoChoicesProps {
  failed: string | null
  onRetry: () => void
  text: string
}

export function NoChoices({ failed, onRetry, text }: NoChoicesProps) {
  const t = useTranslations()
  if (failed === null) return <output>{text}</output>
  return (
    <span role="alert">
      {failed} {/* The press must not blur the field: its list would close before the click. */}
      <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </span>
  )
}
