import { Alert, Button } from 'antd'
import { failureText } from '@/shared/ui/errorText'
import { useTranslations } from '@/shared/i18n'
import type { Uploads } from './useUploadQueue'

/** What concerns the whole queue: why it stands still, where it is worked on, and whether it lasts. */
export function QueueNotes({
  uploads: { items, pause, isKept, isElsewhere, isUnheard, resumed, act },
}: {
  uploads: Uploads
}) {
  const t = useTranslations('uploads')
  const goOn = (
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
          title={t('uploads:stopped', { reason: failureText(t, pause.failure) })}
          description={t('uploads:stoppedText')}
          action={goOn}
        />
      )}
      {pause?.because === 'offline' && (
        <Alert type="warning" showIcon role="status" title={t('uploads:offline')} action={goOn} />
      )}
      {!isKept && items.length > 0 && (
        <Alert type="warning" showIcon role="status" title={t('uploads:notKept')} />
      )}
      {isUnheard && <Alert type="warning" showIcon role="status" title={t('uploads:unheard')} />}
      {isElsewhere && !isUnheard && items.length > 0 && (
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
