import { CheckCircleOutlined, CloseOutlined, DeleteOutlined, RedoOutlined } from '@ant-design/icons'
import { Progress } from 'antd'
import type { UploadKind } from '@/shared/files/uploadRules'
import { useTranslations } from '@/shared/i18n'
import { showHiddenCharacters } from '@/shared/lib/fileNames'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { RefusalText } from '@/shared/ui/upload/RefusalText'
import { RowButton, UploadRow } from '@/shared/ui/upload/UploadRow'
import { MAX_DEPTH } from './foundFiles'
import { isOpen, type UploadItem } from './uploadItem'
import styles from './uploads.module.css'

interface ItemRowProps {
  item: UploadItem
  kind: UploadKind
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
}

export function ItemRow({ item, kind, onCancel, onRetry, onRemove }: ItemRowProps) {
  const t = useTranslations('parts')
  const { path, size, state } = item
  const name = showHiddenCharacters(item.name)
  return (
    <UploadRow
      name={showHiddenCharacters([...path, name].join(' / '))}
      size={size}
      picture={state === 'done' ? <CheckCircleOutlined aria-hidden className={styles.done} /> : undefined}
      actions={
        <>
          {isOpen(item) && state !== 'registering' && (
            <RowButton
              icon={<CloseOutlined />}
              label={t('parts:upload.cancel', { name })}
              onClick={onCancel}
            />
          )}
          {(state === 'failed' || state === 'cancelled') && (
            <RowButton icon={<RedoOutlined />} label={t('parts:upload.retry', { name })} onClick={onRetry} />
          )}
          {!isOpen(item) && (
            <RowButton
              icon={<DeleteOutlined />}
              label={t('parts:upload.remove', { name })}
              onClick={onRemove}
            />
          )}
        </>
      }
    >
      <ItemStatus item={item} kind={kind} />
    </UploadRow>
  )
}

function ItemStatus({ item, kind }: { item: UploadItem; kind: UploadKind }) {
  const t = useTranslations('uploads', 'parts')
  switch (item.state) {
    case 'sending':
      return (
        <Progress
          percent={item.percent}
          status="active" // at 100 the server's answer is still to come
          size="small"
          aria-label={t('parts:upload.progress', { name: showHiddenCharacters(item.name) })}
        />
      )
    case 'checking':
      return t('parts:upload.checking')
    case 'cancelled':
      return t('parts:upload.cancelled')
    case 'failed':
      return (
        <span className={styles.issue}>
          <ErrorMessage failure={item.failure} />
        </span>
      )
    case 'refused':
      return (
        <span className={styles.issue}>
          {item.rule === 'depth' || item.rule === 'folderName' || item.rule === 'noHash' ? (
            t(`uploads:refused.${item.rule}`, { depth: MAX_DEPTH })
          ) : (
            <RefusalText rule={item.rule} kind={kind} />
          )}
        </span>
      )
    default:
      return t(`uploads:state.${item.state}`)
  }
}
