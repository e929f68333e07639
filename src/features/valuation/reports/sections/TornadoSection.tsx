import { Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { ChartBlock } from './ChartBlock'
import type { SectionProps } from './section'
import styles from './report.module.css'

const MOVED = ['everywhere', 'inOne'] as const

/** What moves the value most; where there are regions, also with each driver moved in one of them alone. */
export function TornadoSection({ content, context }: Pick<SectionProps, 'content' | 'context'>) {
  const { t } = context
  const [moved, setMoved] = useState<(typeof MOVED)[number]>('everywhere')
  const { regionTornado } = content
  const byRegion = useMemo(() => ({ ...content, tornado: regionTornado }), [content, regionTornado])
  if (regionTornado.length === 0) return <ChartBlock id="tornado" content={content} context={context} />
  return (
    <>
      <div className={styles.reportTools}>
        <Segmented
          aria-label={t('valuation:regions.moved')}
          value={moved}
          onChange={setMoved}
          options={MOVED.map((value) => ({ value, label: t(`valuation:regions.${value}`) }))}
        />
      </div>
      <ChartBlock id="tornado" content={moved === 'inOne' ? byRegion : content} context={context} />
    </>
  )
}
