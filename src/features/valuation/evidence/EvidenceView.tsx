import { PaperClipOutlined } from '@ant-design/icons'
import { externalLink } from '@/shared/lib/addresses'
import { StoredFileButton } from '@/shared/ui/download/StoredFileButton'
import type { Evidence } from '../form/model/evidence'
import styles from './evidence.module.css'

export function EvidenceView({ evidence: { link, note, file } }: { evidence: Evidence }) {
  const address = externalLink(link)
  return (
    <div className={styles.evidence}>
      {address && (
        <a href={address.href} target="_blank" rel="noopener noreferrer">
          <strong>{address.host}</strong>
          <span className={styles.evidenceRest}>{address.pathname + address.search + address.hash}</span>
        </a>
      )}
      {note && <span className={styles.evidenceNote}>{note}</span>}
      {file && (
        <StoredFileButton type="link" size="small" icon={<PaperClipOutlined aria-hidden />} file={file}>
          {file.originalName}
        </StoredFileButton>
      )}
    </div>
  )
}
