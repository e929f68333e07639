import { Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { ChartBlock } from './ChartBlock'
import type { SectionProps } from './sectionProps'
import styles from './report.module.css'

const SCOPES = ['everywhere', 'inOne'] as const

/** Drivers by their effect on the value; with regions, also each driver moved in a single region. */
export function TornadoSection({ content, context }: Pick<SectionProps, 'content' | 'context'>) {
  const { t } = context
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('everywhere')
  const { regionTornado } = content
  const byRegion = useMemo(() => ({ ...content, tornado: regionTornado }), [content, regionTornado])
  if (regionTornado.length === 0) return <ChartBlock id="tornado" content={content} context={context} />
  return (
    <>
      <div className={styles.reportTools}>
        <Segmented
          aria-label={t('valuation:regions.moved')}
          value={scope}
          onChange={setScope}
          options={SCOPES.map((value) => ({ value, label: t(`valuation:regions.${value}`) }))}
        />
      </div>
      <ChartBlock id="tornado" content={scope === 'inOne' ? byRegion : content} context={context} />
    </>
  )
}
