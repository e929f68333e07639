import { Button } from 'antd'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { useTranslations } from '@/shared/i18n'
import workbenchStyles from './workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

/** Ms of rest before a result is read out, so that typing is not talked over. */
const READ_OUT_AFTER = 2000

interface TabHeadProps {
  /** What the tab is for, in a sentence. */
  text: string
  /** The result in short, for those who do not see it change. */
  spoken?: string
  isChanged: boolean
  onReset: () => void
}

/** Above the fields of a tab: what it does, and the way back to the report's values. */
export function TabHead({ text, spoken = '', isChanged, onReset }: TabHeadProps) {
  const t = useTranslations('valuationWorkbench')
  const settled = useDebounced(spoken, READ_OUT_AFTER)
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
