import { Button } from 'antd'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { useTranslations } from '@/shared/i18n'
import workbenchStyles from './workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

/** Delay before a result is announced, so that the screen reader does not interrupt typing. */
const ANNOUNCE_DELAY_MS = 2000

interface TabHeadProps {
  text: string
  /** Short result for screen readers. */
  announcement?: string
  isChanged: boolean
  onReset: () => void
}

export function TabHead({ text, announcement = '', isChanged, onReset }: TabHeadProps) {
  const t = useTranslations('valuationWorkbench')
  const settled = useDebounced(announcement, ANNOUNCE_DELAY_MS)
  return (
    <div className={workbenchStyles.workbenchHead}>
      <p className={reportStyles.reportText}>{text}</p>
      <Button disabled={!isChanged} onClick={onReset}>
        {t('valuationWorkbench:reset')}
      </Button>
      <output className="visually-hidden">{settled}</output>
    </div>
  )
}
