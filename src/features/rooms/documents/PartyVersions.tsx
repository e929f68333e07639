import { Button } from 'antd'
import { useSession } from '@/shared/auth/session'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useConfirmedAction } from '@/shared/ui/useConfirmedAction'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { variantsFor, versionReadBy } from '../domain/variants'
import { versionWorkflow } from '../domain/versionWorkflow'
import { useRoom, useRoomApi } from '../room/roomContext'
import { documentApis, type DocumentDetail, type Variant } from './documents.api'
import styles from './documents.module.css'
import { redactionApis } from './redaction.api'
import { VersionRow } from './VersionRow'

/** Parties with a version of their own: which one they read, and their versions. */
export function PartyVersions({ document }: { document: DocumentDetail }) {
  const t = useTranslations('roomsDocuments')
  const { variants } = document
  const parties = new Map(variants.map(({ tagId, tagName }) => [tagId, tagName]))
  if (parties.size === 0) return null
  return (
    <section aria-label={t('roomsDocuments:party.title')}>
      <h2 className="card-title">{t('roomsDocuments:party.title')}</h2>
      {[...parties].map(([tagId, name]) => (
        <section key={tagId} aria-label={name}>
          <h3>{name}</h3>
          <ReadVersion document={document} tagId={tagId} />
          <ul className={styles.versions}>
            {variants
              .filter((variant) => variant.tagId === tagId)
              .toReversed()
              .map((variant) => (
                <VersionRow key={variant.id} document={document} version={variant} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function ReadVersion({ document, tagId }: { document: DocumentDetail; tagId: string }) {
  const t = useTranslations('roomsDocuments')
  const { versions, variants, versionNo } = document
  const last = variantsFor(tagId, variants).at(-1)
  if (!last) return <p>{t('roomsDocuments:party.readsGeneral')}</p>
  const read = versionReadBy(tagId, [...versions, ...variants])
  return (
    <>
      <p>
        {read
          ? t(`roomsDocuments:party.${read.no === versionNo ? 'reads' : 'readsEarlier'}`, {
              no: read.no,
              current: versionNo,
            })
          : t('roomsDocuments:party.readsNothing')}
      </p>
      <GiveGeneral document={document} variant={last} />
    </>
  )
}

function GiveGeneral({ document, variant }: { document: DocumentDetail; variant: Variant }) {
  const t = useTranslations('roomsDocuments')
  const { api } = useRoomApi(redactionApis)
  const { api: documents } = useRoomApi(documentApis)
  const { role, state } = useRoom()
  const userId = useSession(({ user }) => user?.userId ?? '')
  const give = useVersionedMutation(api.giveGeneral, {
    invalidates: [documents],
    refetchOnConflict: [documents],
  })
  const confirmAction = useConfirmedAction()
  const { id, version, tagName } = variant
  const viewer = { userId, role, level: document.level, isOpen: state === 'active' }
  const facts = { ...variant, stateBefore: null }
  if (!versionWorkflow.availabilityOf('giveGeneral', facts, viewer).isAllowed) return null
  return (
    <Button
      danger
      size="small"
      onClick={() =>
        confirmAction(
          {
            title: t('roomsDocuments:party.giveTitle', { name: tagName }),
            content: t('roomsDocuments:party.giveText'),
            okText: t('roomsDocuments:party.give'),
            isDangerous: true,
          },
          () => give({ body: { id, version } }),
          () => message.success(t('roomsDocuments:open.done')),
        )
      }
    >
      {t('roomsDocuments:party.give')}
    </Button>
  )
}
