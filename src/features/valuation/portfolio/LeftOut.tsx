import { Alert } from 'antd'
import { useText } from '@/shared/texts'

/** The projects that cannot be simulated, and why. */
export function LeftOut({ names }: { names: readonly string[] }) {
  const t = useText('valuationPortfolio')
  return (
    <Alert
      type="warning"
      showIcon
      className="list-note"
      title={t('valuationPortfolio:tools.left', { names: names.join(', ') })}
    />
  )
}
