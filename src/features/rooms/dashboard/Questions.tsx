import { DictLabel } from '@/shared/dictionary/DictLabel'
import { useLabels } from '@/shared/dictionary/useLabels'
import { formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { questionsFinding } from './findings'
import type { PartProps } from './parts'

export function Questions({ found: { questions }, to }: PartProps) {
  const t = useTranslations('roomsDashboard')
  const { labelOf } = useLabels('vdr_question_category')
  const title = t('roomsDashboard:questions.title')
  return (
    <FigureCard
      title={title}
      finding={questionsFinding(questions, labelOf, t)}
      empty={questions.length === 0 ? t('roomsDashboard:questions.none') : undefined}
    >
      <p className="chart-summary">{t('roomsDashboard:questions.summary')}</p>
      <DataTable
        caption={title}
        isCaptionHidden
        columns={[
          t('roomsDashboard:column.category'),
          t('roomsDashboard:column.open'),
          t('roomsDashboard:column.answered'),
          t('roomsDashboard:column.hours'),
        ]}
        isNumeric={[false, true, true, true]}
        rows={questions.map(({ category, open, answered, hours }) => [
          <DictLabel key="category" type="vdr_question_category" value={category} />,
          <CountLink key="open" count={open} to={to.questions(category, 'open')} />,
          <CountLink key="answered" count={answered} to={to.questions(category, 'answered')} />,
          formatNumber(hours, 1),
        ])}
      />
    </FigureCard>
  )
}
