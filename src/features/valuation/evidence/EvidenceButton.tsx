import { FileDoneOutlined, FileTextOutlined } from '@ant-design/icons'
import { use } from 'react'
import { fieldLabel } from '../form/model/texts'
import type { FieldPath } from '@/shared/form/fieldPath'
import { useTranslations } from '@/shared/i18n'
import { OpenEvidence } from './opening'
import styles from './evidence.module.css'

/**
 * Beside a field that has a value: whether its source was named, and the way to do so. A plain button: the form has
 * some thirty of them.
 */
export function EvidenceButton({ path, isGiven }: { path: FieldPath; isGiven: boolean }) {
  const t = useTranslations('valuationForm')
  const open = use(OpenEvidence)
  return (
    <button
      type="button"
      className={isGiven ? `${styles.evidenceButton} ${styles.isGiven}` : styles.evidenceButton}
      aria-label={t(isGiven ? 'valuationForm:evidence.change' : 'valuationForm:evidence.add', {
        field: fieldLabel(t, path),
      })}
      title={t(isGiven ? 'valuationForm:evidence.given' : 'valuationForm:evidence.open')}
      onClick={() => open(path)}
    >
      {isGiven ? <FileDoneOutlined aria-hidden /> : <FileTextOutlined aria-hidden />}
      {isGiven && t('valuationForm:evidence.name')}
    </button>
  )
}
