import { formatPercent } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { useRoom } from '../room/roomContext'
import { coverageFinding } from './findings'
import type { PartProps } from './parts'

/** Documents that each tag may read but has not opened. */
export function Coverage({ found: { coverage, tags }, to }: PartProps) {
  const t = useTranslations('roomsDashboard')
  const { tagName } = useRoom()
  const title = t('roomsDashboard:coverage.title')
  const nameOf = (tagId: string | null | undefined) =>
    tagId
      ? (tags.find(({ id }) => id === tagId)?.name ?? tagId)
      : [t('roomsDashboard:coverage.you'), tagName].filter(Boolean).join(' · ')
  return (
    <FigureCard
      title={title}
      finding={coverageFinding(coverage, nameOf, t)}
      empty={coverage.length === 0 ? t('roomsDashboard:coverage.none') : undefined}
    >
      <p className="chart-summary">{t('roomsDashboard:coverage.summary')}</p>
      <DataTable
        caption={title}
        isCaptionHidden
        columns={[
          t('roomsDashboard:column.tag'),
          t('roomsDashboard:column.documents'),
          t('roomsDashboard:column.unread'),
          t('roomsDashboard:column.read'),
        ]}
        isNumeric={[false, true, true, true]}
        rows={coverage.map(({ tagId, documents, unread }) => [
          nameOf(tagId),
          <CountLink key="documents" count={documents} to={to.documents(tagId, false)} />,
          <CountLink key="unread" count={unread} to={to.documents(tagId, true)} />,
          formatPercent(documents === 0 ? null : (documents - unread) / documents, 0),
        ])}
      />
    </FigureCard>
  )
}
