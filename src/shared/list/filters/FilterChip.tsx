import { CloseOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import styles from '../list.module.css'

/** Something that narrows a list, and can be taken away. */
export function FilterChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useTranslation('parts')
  const label = t('filter.remove', { text })
  return (
    <button type="button" className={styles.filterChip} aria-label={label} title={label} onClick={onRemove}>
      <span>{text}</span>
      <CloseOutlined aria-hidden />
    </button>
  )
}
