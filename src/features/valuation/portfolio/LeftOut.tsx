import { Alert } from 'antd'
import { useTranslations } from '@/shared/i18n'

/** The projects that cannot be simulated, and why. */
export function LeftOut({ names }: { names: readonly string[] }) {
  const t = useTranslations('valuationPortfolio')
  return (
    <Alert
      type="warning"
      showIcon
      className="list-note"
      title={t('valuationPortfolio:tools.left', { names: names.join(', ') })}
    />
  )
}
