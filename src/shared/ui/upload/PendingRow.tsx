import { CloseOutlined, DeleteOutlined, RedoOutlined } from '@ant-design/icons'
import { Progress } from 'antd'
import { Link, useLocation } from 'react-router-dom'
import { errorText } from '../errorText'
import { specifiedLimits, type UploadKind } from '@/shared/files/uploadRules'
import { useTranslations } from '@/shared/i18n'
import { showHiddenCharacters } from '@/shared/lib/fileNames'
import { RefusalText } from './RefusalText'
import { RowButton, UploadRow } from './UploadRow'
import type { PendingUpload } from './useUploads'
import styles from './upload.module.css'

interface PendingRowProps {
  kind: UploadKind
  upload: PendingUpload
  /** Absent if the failed file is no longer available. */
  onRetry?: () => void
  onRemove: () => void
}

export function PendingRow({ kind, upload, onRetry, onRemove }: PendingRowProps) {
  const t = useTranslations('parts')
  const { size } = upload.file
  const name = showHiddenCharacters(upload.file.name)
  const isStopped = upload.state === 'failed' || upload.state === 'cancelled'
  return (
    <UploadRow
      name={name}
      size={size}
      actions={
        <>
          {upload.state === 'sending' && (
            <RowButton
              icon={<CloseOutlined />}
              label={t('parts:upload.cancel', { name })}
              onClick={upload.cancel}
            />
          )}
          {isStopped && onRetry && (
            <RowButton icon={<RedoOutlined />} label={t('parts:upload.retry', { name })} onClick={onRetry} />
          )}
          {(isStopped || upload.state === 'refused') && (
            <RowButton
              icon={<DeleteOutlined />}
              label={t('parts:upload.remove', { name })}
              onClick={onRemove}
            />
          )}
        </>
      }
    >
      <UploadStatus kind={kind} upload={upload} />
    </UploadRow>
  )
}

function UploadStatus({ kind, upload }: Pick<PendingRowProps, 'kind' | 'upload'>) {
  const t = useTranslations('parts')
  const { pathname, search, hash } = useLocation()
  switch (upload.state) {
    case 'checking':
      return <span role="status">{t('parts:upload.checking')}</span>
    case 'sending':
      return (
        <Progress
          percent={upload.percent}
          status="active" // at 100 the server's answer is still to come
          size="small"
          aria-label={t('parts:upload.progress', { name: showHiddenCharacters(upload.file.name) })}
        />
      )
    case 'cancelled':
      return <span role="status">{t('parts:upload.cancelled')}</span>
    case 'failed':
      return (
        <span role="alert" className={styles.uploadIssue}>
          {t('parts:upload.failed', { reason: errorText(t, upload.failure) })}{' '}
          {upload.failure.kind === 'bad-gateway' && (
            <Link to="/serverError" state={{ from: pathname + search + hash }}>
              {t('failure.away')}
            </Link>
          )}
        </span>
      )
    default:
      return (
        <span role="alert" className={styles.uploadIssue}>
          <RefusalText rule={upload.rule} limits={specifiedLimits(kind)} />
        </span>
      )
  }
}
