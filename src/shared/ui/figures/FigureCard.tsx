import { Card, Empty } from 'antd'
import type { ReactNode } from 'react'
import { ChartHead } from '../chart/ChartHead'
import styles from './blocks.module.css'

interface FigureCardProps {
  title: string
  /** Conclusion in one line; becomes the heading, with the title below. */
  finding?: string | null
  empty: string | undefined
  hasOwnTitle?: boolean
  isWide?: boolean
  children: ReactNode
}

export function FigureCard({
  title,
  finding,
  empty,
  hasOwnTitle = false,
  isWide = false,
  children,
}: FigureCardProps) {
  return (
    <Card className={isWide ? styles.wide : undefined}>
      {(!hasOwnTitle || empty) && (
        <h2 className="card-title">
          <ChartHead title={title} finding={empty ? null : finding} />
        </h2>
      )}
      {empty ? <Empty description={empty} /> : children}
    </Card>
  )
}
