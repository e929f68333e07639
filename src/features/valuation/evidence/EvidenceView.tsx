import { PaperClipOutlined } from '@ant-design/icons'
import { call } from '@/shared/api'
import { fileApi } from '@/shared/files/api'
import { outsideLink } from '@/shared/lib/addresses'
import { FileButton } from '@/shared/ui/download/FileButton'
import type { Evidence } from '../form/model/evidence'
import './evidence.css'

/** The source of an assumption, to follow, read or fetch. */
export function EvidenceView({ evidence: { link, note, file } }: { evidence: Evidence }) {
  const address = outsideLink(link)
  return (
    <div className="evidence">
      {address && (
        <a href={address.href} target="_blank" rel="noopener noreferrer">
          <strong>{address.host}</strong>
          <span className="evidence-rest">{address.pathname + address.search + address.hash}</span>
        </a>
      )}
      {note && <span className="evidence-note">{note}</span>}
      {file && (
        <FileButton
          type="link"
          size="small"
          icon={<PaperClipOutlined aria-hidden />}
          fetchFile={(options) => call(fileApi.resource, { query: { resource: file.fileName } }, options)}
          fallbackName={file.originalName}
        >
          {file.originalName}
        </FileButton>
      )}
    </div>
  )
}
