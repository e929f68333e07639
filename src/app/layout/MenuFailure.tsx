import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { Failure } from '@/shared/api'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useTranslations } from '@/shared/i18n'
import { readMenu } from '../session/startSession'
import styles from './layout.module.css'

export default function MenuFailure({ failure }: { failure: Failure }) {
  const t = useTranslations('shell')
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
      title={t('shell:menuFailed.title')}
      description={<ErrorMessage failure={failure} />}
      action={
        <Button disabled={isBusy} onClick={() => void retry()}>
          {t('actions.retry')}
        </Button>
      }
    />
  )
}
