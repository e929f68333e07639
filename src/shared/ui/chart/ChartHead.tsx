import { headOf } from './chartFinding'
import styles from './chart.module.css'

interface ChartHeadProps {
  title: string
  finding?: string | null | undefined
  unit?: string | undefined
  id?: string
}

export function ChartHead({ id, ...texts }: ChartHeadProps) {
  const { head, under } = headOf(texts)
  return (
    <>
      <span id={id} className={styles.chartAnnouncement}>
        {head}
      </span>
      {under !== '' && <span className={styles.chartUnder}>{under}</span>}
    </>
  )
}
