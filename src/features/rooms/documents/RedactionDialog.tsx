import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from 'antd'
import { hasPages } from '@/shared/viewer/view.api'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { LEVEL } from '../domain/levels'
import { useLinks } from './addresses'
import type { FoundNode } from './documents.api'
import styles from './documents.module.css'
import { FindRedactions } from './FindRedactions'
import { MAX_REDACTED_DOCUMENTS, type ProposedDocument } from './redaction.api'

interface RedactionDialogProps {
  nodes: readonly FoundNode[]
  onClose: () => void
}

/** Proposes redactions in several documents, and links to each for review. */
export default function RedactionDialog({ nodes, onClose }: RedactionDialogProps) {
  const t = useTranslations('roomsDocuments')
  const { linkTo } = useLinks()
  const [found, setFound] = useState<readonly ProposedDocument[] | null>(null)
  const documents = nodes.filter(
    ({ kind, level, type }) => kind === 'document' && level >= LEVEL.manage && hasPages(type),
  )
  const byId = new Map(documents.map((node) => [node.id, node]))
  const count = documents.length
  const isTooMany = count > MAX_REDACTED_DOCUMENTS
  return (
    <Dialog
      open
      title={t('roomsDocuments:redact.proposeTitle')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('roomsDocuments:redact.proposeClose')}</Button>}
    >
      <p>
        {isTooMany
          ? t('roomsDocuments:redact.proposeMax', { max: MAX_REDACTED_DOCUMENTS })
          : count === 0
            ? t('roomsDocuments:redact.proposeNone')
            : t('roomsDocuments:redact.proposeCount', { count })}
      </p>
      {count > 0 && !isTooMany && <FindRedactions ids={[...byId.keys()]} onFound={setFound} />}
      {found && (
        <section aria-label={t('roomsDocuments:redact.results')} aria-live="polite">
          <ul className={styles.redactionRows}>
            {found.map(({ id, name, added, open, reason }) => {
              const node = byId.get(id)
              return (
                <li key={id}>
                  {node ? <Link to={linkTo(node, { redact: true })}>{name}</Link> : name}
                  <span className={styles.redactionNote}>
                    {reason
                      ? t(`roomsDocuments:redact.reason.${reason}`)
                      : t('roomsDocuments:redact.resultRow', { added, open })}
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
