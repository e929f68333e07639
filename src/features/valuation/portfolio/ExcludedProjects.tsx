import { Alert } from 'antd'
import { useTranslations } from '@/shared/i18n'

export function ExcludedProjects({ names }: { names: readonly string[] }) {
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
