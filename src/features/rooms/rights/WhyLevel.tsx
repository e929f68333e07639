import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { formatTime } from '@/shared/lib/dates'
import { PopoverButton } from '@/shared/ui/PopoverButton'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useRoomApi } from '../room/roomContext'
import { permissionApis, type Effective, type ReasonRelease } from './rights.api'
import { LevelChip } from './LevelChip'
import styles from './rights.module.css'

interface WhyProps {
  nodeId: string
  /** Member or tag in question; the current user if neither is given. */
  memberId?: string | undefined
  tagId?: string | undefined
  text: string
}

export const WhyLevel = ({ text, ...target }: WhyProps) => (
  <PopoverButton label={text} text={text} type="link" size="small">
    <Why key={JSON.stringify(target)} {...target} />
  </PopoverButton>
)

const SOURCES = ['administrator', 'default', 'absent', 'invited', 'stopped', 'expired'] as const
const CAPS = ['deleted', 'closed', 'unreleased', 'fence'] as const

function Why({ nodeId, memberId, tagId }: Omit<WhyProps, 'text'>) {
  const t = useTranslations('roomsRights')
  const { api, roomId } = useRoomApi(permissionApis)
  const query = { roomId, nodeId, ...(memberId ? { memberId } : {}), ...(tagId ? { tagId } : {}) }
  const { data, error, refetch } = useQuery(apiQuery(api.effective, { query }))
  if (data) return <Reasons why={data} isOwn={!memberId && !tagId} />
  return <QueryFallback failed={t('roomsRights:failed')} error={error} onRetry={refetch} />
}

function Reasons({ why, isOwn }: { why: Effective; isOwn: boolean }) {
  const t = useTranslations('roomsRights')
  const { level, source, caps, steps, releases, tagName } = why
  const name = why.name || tagName
  const knownSource = SOURCES.find((each) => each === source)
  const releaseText = ({ tags, time, phase, isMet }: ReasonRelease) =>
    t(`roomsRights:why.release.${time === null ? 'phase' : 'time'}.${isMet ? 'met' : 'unmet'}`, {
      who: tags.join(', ') || t('roomsRights:release.everyone'),
      time: formatTime(time),
      phase,
    })
  const title = level === 0 ? 'none' : isOwn ? 'own' : 'title'
  return (
    <section className={styles.why} aria-label={t(`roomsRights:why.${title}`, { name })}>
      <h3 className={styles.heading}>{t(`roomsRights:why.${title}`, { name })}</h3>
      <ol className={styles.steps}>
        {steps.map(({ node, name: place, indexNo, subject, level: given, setBy, setTime, decides }) => (
          <li key={`${node} ${subject}`} aria-current={decides || undefined}>
            <div className={styles.step}>
              <strong>
                {subject
                  ? t(`roomsRights:why.${subject}`, {
                      place: `${indexNo} ${place}`.trim() || t('roomsRights:why.place'),
                    })
                  : `${t('roomsRights:why.node')} ${indexNo} ${place}`}
              </strong>
              {given != null && <LevelChip level={given} />}
            </div>
            <div>
              {subject
                ? t(decides ? 'roomsRights:why.decides' : 'roomsRights:why.unused')
                : t('roomsRights:why.noRule')}
            </div>
            {setBy && (
              <div className="cell-note">
                {setBy} · <TimeText time={setTime} />
              </div>
            )}
          </li>
        ))}
        {knownSource && (
          <li aria-current>
            <strong>{t(`roomsRights:why.source.${knownSource}`)}</strong>
          </li>
        )}
        {releases.map((release) => (
          <li key={release.id}>
            <strong>
              {t('roomsRights:why.plan', { place: `${release.indexNo} ${release.name}`.trim() })}
            </strong>
            <div>{releaseText(release)}</div>
            <div className="cell-note">
              {release.setBy} · <TimeText time={release.setTime} />
            </div>
          </li>
        ))}
        <li>
          <strong>{t('roomsRights:why.caps')}</strong>
          <div>
            {caps.length === 0
              ? t('roomsRights:why.noCap')
              : CAPS.filter((cap) => caps.includes(cap)).map((cap) => (
                  <div key={cap}>{t(`roomsRights:why.cap.${cap}`)}</div>
                ))}
          </div>
        </li>
      </ol>
      <div className={styles.step}>
        <strong>{t('roomsRights:why.result')}</strong>
        <LevelChip level={level} />
      </div>
    </section>
  )
}
