import { Progress as Bar } from 'antd'
import { useTranslations } from '@/shared/i18n'

export default function ComputedBar({ percent }: { percent: number }) {
  const t = useTranslations('valuation')
  return <Bar percent={Math.round(percent)} size={[80, 6]} aria-label={t('valuation:state.computing')} />
}
