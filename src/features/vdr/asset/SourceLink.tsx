import { FileTextOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { documentAddress, useRoom } from '@/features/rooms'
import type { Source } from './asset.api'
import styles from './asset.module.css'
import { useAssetLabels } from './useAssetLabels'

export function SourceLink({ source }: { source: Source }) {
  const { id: roomId } = useRoom()
  const { t, labelOf, placeOf } = useAssetLabels()
  const text = placeOf(source)
  if (!source.documentName) return <span className={styles.source}>{text}</span>
  return (
    <Link
      className={styles.source}
      to={documentAddress('vdr', roomId, source.documentId, source)}
      aria-label={t('vdrAsset:source.open', { field: labelOf(source.field), place: text })}
    >
      <FileTextOutlined aria-hidden /> {text}
    </Link>
  )
}
