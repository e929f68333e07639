import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

interface TabHeadProps {
  /** What the tab is for, in a sentence. */
  text: string
  isChanged: boolean
  onReset: () => void
}

/** Above the fields of a tab: what it does, and the way back to the report's values. */
export function TabHead({ text, isChanged, onReset }: TabHeadProps) {
  const { t } = useTranslation('valuationWorkbench')
  return (
    <div className="workbench-head">
      <p className="report-text">{text}</p>
      <Button disabled={!isChanged} onClick={onReset}>
        {t('reset')}
      </Button>
    </div>
  )
}
