import { Button } from 'antd'
import { useTranslations } from '@/shared/i18n'

interface NoChoicesProps {
  /** That the choices could not be read; null where they were. */
  failed: string | null
  onRetry: () => void
  /** That there are none, or none yet. */
  text: string
}

/** Says in place of choices that there are none, or that they could not be read, with a way to try again. */
export function NoChoices({ failed, onRetry, text }: NoChoicesProps) {
  const t = useTranslations()
  if (failed === null) return <output>{text}</output>
  return (
    <span role="alert">
      {failed}{' '}
      {/* The press must not take the focus from the field: its list would close before the click. */}
      <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </span>
  )
}
