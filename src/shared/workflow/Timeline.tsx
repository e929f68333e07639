import { Empty, Select } from 'antd'
import type { ComponentType } from 'react'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import { filterEvents, type TimelineEvent } from './timelineEvents'
import styles from './workflow.module.css'

interface TimelineProps<E extends TimelineEvent, Kind extends string> {
  events: readonly E[]
  /** Filter options; none if there are few events. */
  kinds: readonly { value: Kind; label: string }[]
  kindOf: (event: E) => Kind
  kind: Kind | null
  onKind?: (kind: Kind | undefined) => void
  /** Shows only the latest events, in short; absent for all events with their transitions. */
  max?: number
  titleOf: (event: E) => string
  State: ComponentType<{ value: E['to'] }>
}

/** History of an entity, latest first: who, when, state change and message. */
export function Timeline<E extends TimelineEvent, Kind extends string>(props: TimelineProps<E, Kind>) {
  const clear = useClearButton()
  const { events, kinds, kindOf, kind, onKind, max, titleOf, State } = props
  const t = useTranslations('workflow')
  const shown = filterEvents(events, kindOf, kind).slice(0, max)
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
              {max === undefined && event.from !== event.to && (
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
