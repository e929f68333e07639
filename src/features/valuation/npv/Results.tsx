import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '@/shared/preferences'
import { FigureBlock } from '../reports/sections/FigureBlock'
import { npvFigures } from './figures'
import { METHOD_POINTS } from './keyFigures'
import { Section } from './Section'
import type { LiveCalculation } from './useCalculation'
import { useNpvText } from './useField'

/** The charts with their tables, and what is behind them. */
export const Results = memo(function Results({ live: { result, isCurrent } }: { live: LiveCalculation }) {
  const t = useNpvText()
  const { t: report } = useTranslation(['valuation', 'valuationForm'])
  const { language, isDark } = usePreferences()
  const figures = useMemo(() => {
    if (!result) return null
    const { currency, baseDate } = result.form
    return npvFigures(result, { t: report, language, isDark, currency, baseDate }, t)
  }, [result, report, language, isDark, t])
  return (
    <div className="npv-results">
      <Section name="results">
        {result && figures ? (
          <div className={isCurrent ? undefined : 'npv-stale npv-stale-charts'}>
            {figures.map((figure) => (
              <FigureBlock key={figure.title} figure={figure} currency={result.form.currency} />
            ))}
          </div>
        ) : (
          <p className="valuation-hint">{t('figure.waiting')}</p>
        )}
      </Section>
      <Section name="method">
        <ul className="npv-method">
          {METHOD_POINTS.map((point) => (
            <li key={point}>{t(`method.${point}`)}</li>
          ))}
        </ul>
      </Section>
    </div>
  )
})
