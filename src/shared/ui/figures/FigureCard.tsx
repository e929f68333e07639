import { Card, Empty } from 'antd'
import type { ReactNode } from 'react'
import { Head } from '../chart/ChartHead'
import styles from './blocks.module.css'

interface BlockProps {
  title: string
  /** What one sees in it, in one line: then that is its heading, and the title stands below. */
  finding?: string | null
  /** What is said where there is nothing to show; absent while there is something. */
  empty: string | undefined
  /** Its content says the title itself. */
  isTitled?: boolean
  isWide?: boolean
  children: ReactNode
}

/** A part of a page of figures. */
export function Block({ title, finding, empty, isTitled = false, isWide = false, children }: BlockProps) {
  return (
    <Card className={isWide ? styles.wide : undefined}>
      {(!isTitled || empty) && (
        <h2 className="card-title">
          <Head title={title} finding={empty ? null : finding} />
        </h2>
      )}
      {empty ? <Empty description={empty} /> : children}
    </Card>
  )
}
