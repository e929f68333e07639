import { CloseOutlined, DeleteOutlined, RedoOutlined } from '@ant-design/icons'
import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { failureText } from '@/shared/failureText'
import { MAX_FILE_SIZE, MAX_NAME_LENGTH, UPLOAD_KINDS, type UploadKind } from '@/shared/files/rules'
import { formatFileSize } from '@/shared/lib/fileSize'
import { RowButton, UploadRow } from './UploadRow'
import type { PendingUpload } from './useUploads'
import styles from './upload.module.css'

interface PendingRowProps {
  kind: UploadKind
  upload: PendingUpload
  onRetry: () => void
  onRemove: () => void
}

/** A file on its way: how far it is, or why it did not arrive and what can be done. */
export function PendingRow({ kind, upload, onRetry, onRemove }: PendingRowProps) {
  const { t } = useTranslation('parts')
  const { name, size } = upload.file
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
              label={t('upload.cancel', { name })}
              onClick={upload.cancel}
            />
          )}
          {isStopped && (
            <RowButton icon={<RedoOutlined />} label={t('upload.retry', { name })} onClick={onRetry} />
          )}
          {(isStopped || upload.state === 'refused') && (
            <RowButton icon={<DeleteOutlined />} label={t('upload.remove', { name })} onClick={onRemove} />
          )}
        </>
      }
    >
      <State kind={kind} upload={upload} />
    </UploadRow>
  )
}

function State({ kind, upload }: Pick<PendingRowProps, 'kind' | 'upload'>) {
  const { t } = useTranslation('parts')
  const { t: common } = useTranslation()
  const { pathname, search, hash } = useLocation()
  switch (upload.state) {
    case 'checking':
      return <span role="status">{t('upload.checking')}</span>
    case 'sending':
      return (
        <Progress
          percent={upload.percent}
          status="active" // at 100 the server's answer is still to come
          size="small"
          aria-label={t('upload.progress', { name: upload.file.name })}
        />
      )
    case 'cancelled':
      return <span role="status">{t('upload.cancelled')}</span>
    case 'failed':
      return (
        <span role="alert" className={styles.uploadIssue}>
          {t('upload.failed', { reason: failureText(common, upload.failure) })}{' '}
          {upload.failure.kind === 'bad-gateway' && (
            <Link to="/serverError" state={{ from: pathname + search + hash }}>
              {common('failure.away')}
            </Link>
          )}
        </span>
      )
    default:
      return (
        <span role="alert" className={styles.uploadIssue}>
          {t(`upload.refused.${upload.rule}`, {
            types: UPLOAD_KINDS[kind].join(', '),
            size: formatFileSize(MAX_FILE_SIZE),
            length: MAX_NAME_LENGTH,
          })}
        </span>
      )
  }
}
