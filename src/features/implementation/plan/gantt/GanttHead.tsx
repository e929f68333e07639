import { memo } from 'react'
import { useTranslations } from '@/shared/i18n'
import { headsOf, xOf, type Scale } from './scale'
import styles from './gantt.module.css'

export const HEAD_HEIGHT = 48

interface VisibleDays {
  scale: Scale
  from: number
  to: number
  today: string
}

interface GanttHeadProps extends VisibleDays {
  /** Px of the name columns, and of the full chart. */
  head: number
  width: number
}

export const GanttHead = memo(function GanttHead(props: GanttHeadProps) {
  const { scale, from, to, today, head, width } = props
  const t = useTranslations('implementationPlan')
  const { upper, lower } = headsOf(scale, from, to)
  return (
    <div className={styles.head} role="row" aria-rowindex={1} style={{ width, height: HEAD_HEIGHT }}>
      <div role="presentation" className={styles.rowHead} style={{ width: head }}>
        <div role="columnheader" aria-colindex={1} className={styles.name}>
          {t('implementationPlan:gantt.name')}
        </div>
        <div role="columnheader" aria-colindex={2} className={styles.day}>
          {t('implementationPlan:gantt.start')}
        </div>
        <div role="columnheader" aria-colindex={3} className={styles.day}>
          {t('implementationPlan:gantt.end')}
        </div>
      </div>
      <div role="columnheader" aria-colindex={4} className={styles.days}>
        <span className="visually-hidden">{t('implementationPlan:gantt.facts')}</span>
        {upper.map(({ name, left, width: wide }) => (
          <div key={name} aria-hidden className={styles.upper} style={{ left, width: wide }}>
            <span style={{ insetInlineStart: head }}>{name}</span>
          </div>
        ))}
        {lower.map(({ name, left, width: wide }) => (
          <div key={left} aria-hidden className={styles.lower} style={{ left, width: wide }}>
            {name}
          </div>
        ))}
        <div aria-hidden className={styles.todayName} style={{ left: xOf(scale, today) + scale.px / 2 }}>
          {t('implementationPlan:gantt.today')}
        </div>
      </div>
    </div>
  )
})

export const GanttRules = memo(function GanttRules({ scale, from, to, today }: VisibleDays) {
  return (
    <>
      {headsOf(scale, from, to).lower.map(({ left }) => (
        <div key={left} className={styles.rule} style={{ left }} />
      ))}
      <div className={styles.today} style={{ left: xOf(scale, today) + scale.px / 2 }} />
    </>
  )
})
