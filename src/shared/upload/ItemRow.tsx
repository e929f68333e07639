import {
  CaretRightOutlined,
  CheckCircleOutlined,
  CloseOutlined,
  DeleteOutlined,
  PauseOutlined,
  RedoOutlined,
} from '@ant-design/icons'
import { Progress } from 'antd'
import { memo } from 'react'
import { MAX_FILE_SIZE, type UploadLimits } from '@/shared/files/uploadRules'
import { useTranslations } from '@/shared/i18n'
import { showHiddenCharacters } from '@/shared/lib/fileNames'
import { formatFileSize } from '@/shared/lib/fileSize'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { RefusalText } from '@/shared/ui/upload/RefusalText'
import { RowButton, UploadRow } from '@/shared/ui/upload/UploadRow'
import { MAX_DEPTH } from './foundFiles'
import { isOpen, isPausable, type UploadItem } from './uploadItem'
import styles from './uploads.module.css'
import type { Uploads } from './useUploadQueue'

interface ItemRowProps {
  item: UploadItem
  /** Position in the list, from 1, and its length: not all rows are rendered. */
  position: number
  count: number
  limits: UploadLimits
  act: Uploads['act']
  onRemove: (ids: readonly number[]) => void
}

// Memoised: a queue may have thousands of files, and changes several times a second.
export const ItemRow = memo(function ItemRow({ item, position, count, limits, act, onRemove }: ItemRowProps) {
  const t = useTranslations('uploads', 'parts')
  const { id, path, size, state } = item
  const name = showHiddenCharacters(item.name)
  const ids = [id]
  return (
    <UploadRow
      rowKey={String(id)}
      position={position}
      count={count}
      name={showHiddenCharacters([...path, name].join(' / '))}
      size={size}
      picture={state === 'done' ? <CheckCircleOutlined aria-hidden className={styles.done} /> : undefined}
      actions={
        <>
          {isPausable(item) && (
            <RowButton
              icon={<PauseOutlined />}
              label={t('uploads:pause', { name })}
              onClick={() => act({ do: 'pause', ids })}
            />
          )}
          {state === 'paused' && (
            <RowButton
              icon={<CaretRightOutlined />}
              label={t('uploads:resume', { name })}
              onClick={() => act({ do: 'resume', ids })}
            />
          )}
          {isOpen(item) && state !== 'registering' && (
            <RowButton
              icon={<CloseOutlined />}
              label={t('parts:upload.cancel', { name })}
              onClick={() => act({ do: 'cancel', ids })}
            />
          )}
          {(state === 'failed' || state === 'cancelled') && (
            <RowButton
              icon={<RedoOutlined />}
              label={t('parts:upload.retry', { name })}
              onClick={() => act({ do: 'retry', ids })}
            />
          )}
          {!isOpen(item) && (
            <RowButton
              icon={<DeleteOutlined />}
              label={t('parts:upload.remove', { name })}
              onClick={() => onRemove(ids)}
            />
          )}
        </>
      }
    >
      <ItemStatus item={item} limits={limits} />
    </UploadRow>
  )
})

const amountsOf = ({ size }: UploadItem, percent: number) => ({
  sent: formatFileSize(Math.round((size * percent) / 100)),
  size: formatFileSize(size),
})

function ItemStatus({ item, limits }: { item: UploadItem; limits: UploadLimits }) {
  const t = useTranslations('uploads', 'parts')
  switch (item.state) {
    case 'sending':
      return (
        <>
          {item.isRepeat && <div>{t('uploads:repeated')}</div>}
          {item.size > MAX_FILE_SIZE && <span>{t('uploads:sent', amountsOf(item, item.percent))}</span>}
          <Progress
            percent={item.percent}
            status="active" // at 100 the server's answer is still to come
            size="small"
            aria-label={t('parts:upload.progress', { name: showHiddenCharacters(item.name) })}
          />
        </>
      )
    case 'paused':
      return item.percent === null
        ? t('uploads:state.paused')
        : t('uploads:pausedAt', amountsOf(item, item.percent))
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
          {item.rule === 'depth' ||
          item.rule === 'folderName' ||
          item.rule === 'noHash' ||
          item.rule === 'changed' ? (
            t(`uploads:refused.${item.rule}`, { depth: MAX_DEPTH })
          ) : (
            <RefusalText rule={item.rule} limits={limits} />
          )}
        </span>
      )
    default:
      return t(`uploads:state.${item.state}`)
  }
}
