import { Empty, Select } from 'antd'
import type { ComponentType } from 'react'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import { shownOf, type TimelineEvent } from './timelineEvents'
import styles from './workflow.module.css'

interface TimelineProps<E extends TimelineEvent, Kind extends string> {
  events: readonly E[]
  /** To choose from; none where there are few events. */
  kinds: readonly { value: Kind; label: string }[]
  kindOf: (event: E) => Kind
  /** Null: all of them. */
  kind: Kind | null
  onKind?: (kind: Kind | undefined) => void
  /** The latest alone, in few words; absent: all of them, with where each led from and to. */
  most?: number
  /** What was done, in words. */
  titleOf: (event: E) => string
  State: ComponentType<{ value: E['to'] }>
}

/** All that has happened: who, when, from where to where, and in what words; the latest first. */
export function Timeline<E extends TimelineEvent, Kind extends string>(props: TimelineProps<E, Kind>) {
  const clear = useClearButton()
  const { events, kinds, kindOf, kind, onKind, most, titleOf, State } = props
  const t = useTranslations('workflow')
  const shown = shownOf(events, kindOf, kind).slice(0, most)
  return (
    <>
      {kinds.length > 0 && (
        <Select<Kind>
          allowClear={clear}
          aria-label={t('workflow:timeline.filter')}
          className={styles.timelineFilter}
          placeholder={t('workflow:timeline.all')}
          value={kind}
          {...(onKind ? { onChange: onKind } : {})}
          options={[...kinds]}
        />
      )}
      {shown.length === 0 && <Empty description={t('workflow:timeline.none')} />}
      <ol className={styles.timeline}>
        {shown.map(({ number, event }) => (
          <li key={number}>
            <div>
              <strong>{titleOf(event)}</strong>
              {most === undefined && event.from !== event.to && (
                <span className={styles.timelineMove}>
                  {event.from && (
                    <>
                      <State value={event.from} />
                      <span aria-hidden>→</span>
                      <span className="visually-hidden">{t('workflow:timeline.to')}</span>
                    </>
                  )}
                  <State value={event.to} />
                </span>
              )}
            </div>
            <div className="cell-note">
              {event.by && `${event.by} · `}
              <TimeText time={event.time} />
            </div>
            {event.text && <p>{event.text}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}
