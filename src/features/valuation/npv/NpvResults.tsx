import { Card } from 'antd'
import { memo, useId, useMemo, type ReactNode } from 'react'
import { useAppearance } from '@/shared/ui/preferences'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { FigureBlock } from '../reports/sections/FigureBlock'
import { npvFigures } from './npvFigures'
import { METHOD_POINTS } from './keyFigures'
import styles from './npv.module.css'
import type { LiveCalculation } from './useNpvCalculation'
import { useNpvText } from './useNpvValues'

export const NpvResults = memo(function NpvResults({
  live: { result, isCurrent },
}: {
  live: LiveCalculation
}) {
  const t = useNpvText()
  const language = useLanguage()
  const { isDark } = useAppearance()
  const figures = useMemo(() => {
    if (!result) return null
    const { currency, baseDate } = result.form
    return npvFigures(result, { t, language, isDark, currency, baseDate }, t)
  }, [result, t, language, isDark])
  return (
    <div className={styles.results}>
      <Part title={t('valuationNpv:section.results')}>
        {result && figures ? (
          <div className={isCurrent ? undefined : styles.staleCharts}>
            {figures.map((figure) => (
              <FigureBlock key={figure.title} figure={figure} currency={result.form.currency} />
            ))}
          </div>
        ) : (
          <p className={styles.hint}>{t('valuationNpv:figure.waiting')}</p>
        )}
      </Part>
      <Part title={t('valuationNpv:section.method')}>
        <ul className={styles.method}>
          {METHOD_POINTS.map((point) => (
            <li key={point}>{t(`valuationNpv:method.${point}`)}</li>
          ))}
        </ul>
      </Part>
    </div>
  )
})

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card title={<h2 id={id}>{title}</h2>}>{children}</Card>
    </section>
  )
}
