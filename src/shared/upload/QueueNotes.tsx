import { Alert, Button } from 'antd'
import { errorText } from '@/shared/ui/errorText'
import { useTranslations } from '@/shared/i18n'
import type { Uploads } from './useUploadQueue'

/** Notices about the queue: why it is paused, which tab works on it, and if it survives a reload. */
export function QueueNotes({
  uploads: { items, pause, storageProblem, isElsewhere, isUnresponsive, resumed, act },
}: {
  uploads: Uploads
}) {
  const t = useTranslations('uploads')
  const resumeButton = (
    <Button size="small" onClick={() => act({ do: 'goOn' })}>
      {t(pause?.because === 'offline' ? 'uploads:tryNow' : 'actions.retry')}
    </Button>
  )
  return (
    <>
      {pause?.because === 'stopped' && (
        <Alert
          type="error"
          showIcon
          title={t('uploads:stopped', { reason: errorText(t, pause.failure) })}
          description={t('uploads:stoppedText')}
          action={resumeButton}
        />
      )}
      {pause?.because === 'offline' && (
        <Alert type="warning" showIcon role="status" title={t('uploads:offline')} action={resumeButton} />
      )}
      {storageProblem && items.length > 0 && (
        <Alert type="warning" showIcon role="status" title={t(`uploads:notKept.${storageProblem}`)} />
      )}
      {isUnresponsive && <Alert type="warning" showIcon role="status" title={t('uploads:unheard')} />}
      {isElsewhere && !isUnresponsive && items.length > 0 && (
        <Alert type="info" showIcon role="status" title={t('uploads:elsewhere')} />
      )}
      {resumed > 0 && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={t('uploads:resumed', { count: resumed })}
          closable={{ onClose: () => act({ do: 'noteResumed' }) }}
        />
      )}
    </>
  )
}
