import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/shared/api'
import { FailureText } from '@/shared/ui/FailureText'
import { readMenu } from '../session/start'
import styles from './layout.module.css'

/** Says that the menu could not be read, above whatever can be shown without it. */
export default function MenuFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await readMenu()
    setBusy(false)
  }
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.menuFailure}
      title={t('menuFailed.title')}
      description={<FailureText failure={failure} />}
      action={
        <Button disabled={isBusy} onClick={() => void retry()}>
          {common('actions.retry')}
        </Button>
      }
    />
  )
}
