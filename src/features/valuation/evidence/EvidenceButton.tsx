import { FileDoneOutlined, FileTextOutlined } from '@ant-design/icons'
import { use } from 'react'
import { fieldLabel } from '../form/model/formTexts'
import type { FieldPath } from '@/shared/form/fieldPath'
import { useTranslations } from '@/shared/i18n'
import { OpenEvidenceContext } from './openEvidence'
import styles from './evidence.module.css'

/**
 * Shows next to a field's value whether its source is given, and opens it. A plain button, because the form has about
 * thirty of them.
 */
export function EvidenceButton({ path, isGiven }: { path: FieldPath; isGiven: boolean }) {
  const t = useTranslations('valuationForm')
  const open = use(OpenEvidenceContext)
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
