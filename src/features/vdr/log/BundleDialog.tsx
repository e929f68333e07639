import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Flex } from 'antd'
import { useId, useState } from 'react'
import { formatThumbprint, useRoom } from '@/features/rooms'
import { call, type AnswerOf, type CallOptions } from '@/shared/api'
import { fetchGenerated } from '@/shared/files/exports'
import { DayInput } from '@/shared/form/DayInput'
import { Dialog } from '@/shared/ui/Dialog'
import { FileButton } from '@/shared/ui/download/FileButton'
import { useTranslations } from '@/shared/i18n'
import { VerifierLink } from './PublishedKey'
import { logApi } from './roomLog.api'
import styles from './log.module.css'

interface BundleDialogProps {
  start: { from?: string | undefined; to?: string | undefined }
  onClose: () => void
}

/** Downloads the log of the chosen days as a signed bundle and shows the key that it is signed with. */
export default function BundleDialog({ start, onClose }: BundleDialogProps) {
  const t = useTranslations('vdrLog')
  const id = useId()
  const { id: roomId } = useRoom()
  const [days, setDays] = useState(start)
  const [createdBundle, setCreatedBundle] = useState<AnswerOf<typeof logApi.bundle> | null>(null)
  const isReversed = Boolean(days.from && days.to && days.to < days.from)

  async function fetchBundle(options: CallOptions) {
    setCreatedBundle(null)
    const { signal } = options
    const bundle = await call(logApi.bundle, { query: { roomId, ...days } }, signal ? { signal } : {})
    if (!bundle.ok) return bundle
    setCreatedBundle(bundle.data)
    return fetchGenerated(bundle.data.fileName, 'once', options)
  }

  return (
    <Dialog open footer={null} onCancel={onClose} title={t('vdrLog:bundle.open')}>
      <p>{t('vdrLog:bundle.intro')}</p>
      <Flex wrap gap="small" align="end">
        {(['from', 'to'] as const).map((end) => (
          <div key={end}>
            <label htmlFor={id + end}>{t(`vdrLog:field.${end}`)}</label>{' '}
            <DayInput
              id={id + end}
              emitsValidOnly
              value={days[end]}
              onChange={(day) => setDays({ ...days, [end]: day })}
            />
          </div>
        ))}
        <FileButton
          type="primary"
          icon={<DownloadOutlined aria-hidden />}
          disabled={isReversed}
          fetchFile={fetchBundle}
          fallbackName="log-bundle.zip"
        >
          {t('vdrLog:bundle.make')}
        </FileButton>
      </Flex>
      {isReversed && (
        <p role="alert" className={styles.issue}>
          {t('vdrLog:bundle.reversed')}
        </p>
      )}
      {createdBundle && (
        <Alert
          type="success"
          role="status"
          className={styles.made}
          title={t('vdrLog:bundle.made', {
            count: createdBundle.count,
            first: createdBundle.first,
            last: createdBundle.last,
          })}
          description={
            <>
              <p>
                {t('vdrLog:bundle.fingerprint')}
                <br />
                <code className={styles.hash}>{formatThumbprint(createdBundle.keyId)}</code>
              </p>
              <p>{t('vdrLog:bundle.compare')}</p>
            </>
          }
        />
      )}
      <p className={styles.verifier}>
        <VerifierLink /> <span className="cell-note">{t('vdrLog:bundle.verifierNote')}</span>
      </p>
    </Dialog>
  )
}
