import { DeleteOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import * as z from 'zod/mini'
import { documentApis, DocumentSelect, WithRoom } from '@/features/rooms'
import { call } from '@/shared/api'
import { Field } from '@/shared/form/Field'
import { useTranslations } from '@/shared/i18n'
import { useNotifyFailure } from '@/shared/ui/useNotifyFailure'
import styles from './claims.module.css'

/** Value in the form; the schema decides which part of it is sent. */
const PickedEvidence = z.object({
  documentId: z.string(),
  documentName: z.string(),
  versionId: z.string(),
  versionNo: z.number(),
  hash: z.string(),
})
type PickedEvidence = z.infer<typeof PickedEvidence>

interface PickerProps {
  id?: string
  value?: readonly unknown[] | null
  onChange?: (picked: PickedEvidence[]) => void
}

export const EvidenceField = ({ roomId }: { roomId: string | undefined }) => {
  const t = useTranslations('implementationClaims')
  return (
    <Field name="evidence" isChoice isWide hint={t('implementationClaims:hint.evidence')}>
      <EvidenceInput roomId={roomId} />
    </Field>
  )
}

function EvidenceInput({ roomId, id, value, onChange }: PickerProps & { roomId: string | undefined }) {
  const t = useTranslations('implementationClaims')
  const picked = (value ?? []).flatMap((each) => PickedEvidence.safeParse(each).data ?? [])
  return (
    <div className={styles.picked}>
      {picked.length > 0 && (
        <ul className="plain-list">
          {picked.map(({ versionId, documentName: name, versionNo: version, hash }) => (
            <li key={versionId}>
              <span title={t('implementationClaims:evidence.hash', { hash })}>
                {t('implementationClaims:evidence.place', { name, version })}
              </span>
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('implementationClaims:evidence.remove', { name })}
                onClick={() => onChange?.(picked.filter((other) => other.versionId !== versionId))}
              />
            </li>
          ))}
        </ul>
      )}
      {roomId === undefined ? (
        <p className="cell-note">{t('implementationClaims:form.chooseProject')}</p>
      ) : (
        <WithRoom scope="implement" roomId={roomId}>
          <Picker
            {...(id === undefined ? {} : { id })}
            onPick={(one) =>
              onChange?.([...picked.filter(({ versionId }) => versionId !== one.versionId), one])
            }
          />
        </WithRoom>
      )}
    </div>
  )
}

const { detail } = documentApis.implement

/** Picks the published version of a document, with its hash. */
function Picker({ id, onPick }: { id?: string; onPick: (picked: PickedEvidence) => void }) {
  const t = useTranslations('implementationClaims')
  const notifyFailure = useNotifyFailure()
  const [unpublished, setUnpublished] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function pick(documentId: string | null) {
    if (documentId === null) return
    setUnpublished(null)
    setBusy(true)
    const answer = await call(detail, { path: { id: documentId } })
    setBusy(false)
    if (!answer.ok) return notifyFailure(answer)
    const { name, versions } = answer.data
    const version = versions.find(({ state }) => state === 'published')
    if (!version?.hash) return setUnpublished(name)
    onPick({
      documentId,
      documentName: name,
      versionId: version.id,
      versionNo: version.no,
      hash: version.hash,
    })
  }

  return (
    <>
      <div aria-busy={isBusy}>
        <DocumentSelect
          {...(id === undefined ? {} : { id })}
          value={null}
          onChange={(chosen) => void pick(chosen)}
        />
      </div>
      {unpublished !== null && (
        <Alert
          type="warning"
          showIcon
          title={t('implementationClaims:evidence.unpublished', { name: unpublished })}
        />
      )}
    </>
  )
}
