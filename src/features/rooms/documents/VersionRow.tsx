import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { useApiMutation } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { DictTag } from '@/shared/dictionary/DictTag'
import { useTranslations } from '@/shared/i18n'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { message } from '@/shared/ui/feedback'
import { useConfirmedAction } from '@/shared/ui/useConfirmedAction'
import { useNotifyFailure } from '@/shared/ui/useNotifyFailure'
import { hasPages } from '@/shared/viewer/view.api'
import { partiesWithVariant } from '../domain/variants'
import { versionWorkflow } from '../domain/versionWorkflow'
import { useRoom, useRoomApi } from '../room/roomContext'
import { useReadingAddress } from './addresses'
import { comparedPair } from './comparedPair'
import { documentApis, type DocumentDetail, type Variant, type Version } from './documents.api'
import styles from './documents.module.css'

interface VersionRowProps {
  document: DocumentDetail
  version: Version | Variant
}

/** Version of a document, or variant of one, with its actions. */
export function VersionRow({ document, version }: VersionRowProps) {
  const t = useTranslations('roomsDocuments')
  const { api } = useRoomApi(documentApis)
  const { role, state } = useRoom()
  const userId = useSession(({ user }) => user?.userId ?? '')
  const publish = useApiMutation(api.publish, { invalidates: [api] })
  const submit = useApiMutation(api.submit, { invalidates: [api] })
  const notifyFailure = useNotifyFailure()
  const { readAddress } = useReadingAddress()
  const viewer = { userId, role, level: document.level, isOpen: state === 'active' }
  const facts = { ...version, stateBefore: null }
  const may = (action: 'publish' | 'unpublish' | 'submit') =>
    versionWorkflow.availabilityOf(action, facts, viewer).isAllowed
  const versionRef = { id: version.id, version: version.version }

  const confirmAction = useConfirmedAction()
  const isPartyVersion = 'tagId' in version

  /** Says which parties will not read a general version. */
  function publishVersion() {
    const send = () => publish({ body: { ...versionRef, on: true } })
    const parties = isPartyVersion ? [] : partiesWithVariant(document.variants)
    if (parties.length === 0) {
      void notifyResult(send())
      return
    }
    const nameOf = (tagId: string) => document.variants.find((each) => each.tagId === tagId)?.tagName ?? tagId
    confirmAction(
      {
        title: t('roomsDocuments:party.publishTitle', { no: version.no }),
        content: t('roomsDocuments:party.publishText', { names: parties.map(nameOf).join(', ') }),
        okText: t('roomsDocuments:open.publish'),
      },
      send,
      () => message.success(t('roomsDocuments:open.done')),
    )
  }

  async function notifyResult(result: ReturnType<typeof submit>) {
    const answer = await result
    if (answer.ok) message.success(t('roomsDocuments:open.done'))
    else notifyFailure(answer)
  }
  return (
    <li>
      <b>{t('roomsDocuments:open.version', { no: version.no })}</b>
      <DictTag type="vdr_doc_status" value={version.state} />
      {!isPartyVersion && version.no === document.versionNo && (
        <span>{t('roomsDocuments:open.current')}</span>
      )}
      {version.redactedFrom != null && (
        <span>{t('roomsDocuments:redact.madeFrom', { no: version.redactedFrom })}</span>
      )}
      {isPartyVersion && version.isEnded && <span>{t('roomsDocuments:party.ended')}</span>}
      {version.isUnredacted && <span>{t('roomsDocuments:redact.managersOnly')}</span>}
      <span>
        {t('roomsDocuments:open.submitted', { by: version.submitBy || EMPTY_VALUE })}{' '}
        <TimeText time={version.submitTime ?? null} />
      </span>
      {hasPages(document.type) && comparedPair(document, version.id) && (
        <Link to={readAddress({ compare: version.id })}>
          {t('roomsDocuments:reading.compare', { no: version.no })}
        </Link>
      )}
      {may('publish') && (
        <Button size="small" onClick={publishVersion}>
          {t('roomsDocuments:open.publish')}
        </Button>
      )}
      {may('unpublish') && (
        <Button
          size="small"
          onClick={() => void notifyResult(publish({ body: { ...versionRef, on: false } }))}
        >
          {t('roomsDocuments:open.unpublish')}
        </Button>
      )}
      {may('submit') && (
        <Button size="small" onClick={() => void notifyResult(submit({ body: versionRef }))}>
          {t('roomsDocuments:open.submit')}
        </Button>
      )}
      {version.state === 'submitted' && version.submitterId === userId && (
        <span>{t('roomsDocuments:open.waits')}</span>
      )}
      {version.reason && (
        <p className={styles.reason}>
          {t('roomsDocuments:open.reason')}: {version.reason}
        </p>
      )}
      {version.notes.map(({ page, text }) => (
        <p key={`${page}${text}`} className={styles.reason}>
          {t('roomsDocuments:open.note', { page, text })}
        </p>
      ))}
    </li>
  )
}
