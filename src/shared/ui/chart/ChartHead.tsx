import { headOf } from './chartFinding'
import styles from './chart.module.css'

interface HeadProps {
  title: string
  finding?: string | null | undefined
  unit?: string | undefined
  /** By which what it says in large is known as a description. */
  id?: string
}

/** What stands above a figure: its finding, with title and unit in small below. */
export function Head({ id, ...told }: HeadProps) {
  const { head, under } = headOf(told)
  return (
    <>
      <span id={id} className={styles.chartSaid}>
        {head}
      </span>
      {under !== '' && <span className={styles.chartUnder}>{under}</span>}
    </>
  )
}
