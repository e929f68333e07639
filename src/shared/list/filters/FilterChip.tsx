import { CloseOutlined } from '@ant-design/icons'
import { useTranslations } from '@/shared/i18n'
import styles from '../list.module.css'

export function FilterChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const t = useTranslations('parts')
  const label = t('parts:filter.remove', { text })
  return (
    <button type="button" className={styles.filterChip} aria-label={label} title={label} onClick={onRemove}>
      <span>{text}</span>
      <CloseOutlined aria-hidden />
    </button>
  )
}
