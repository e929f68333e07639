import { DictLabel } from '@/shared/dictionary/DictLabel'
import { useLabels } from '@/shared/dictionary/useLabels'
import { formatFileSize } from '@/shared/lib/fileSize'
import { SizeText } from '@/shared/ui/cells/SizeText'
import { useTranslations } from '@/shared/i18n'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { storageFinding } from './findings'
import type { PartProps } from './parts'

export function Storage({ found: { storage }, to }: PartProps) {
  const t = useTranslations('roomsDashboard')
  const { labelOf } = useLabels('vdr_doc_status')
  const title = t('roomsDashboard:storage.title')
  return (
    <FigureCard
      title={title}
      finding={storageFinding(storage, labelOf, t)}
      empty={storage.length === 0 ? t('roomsDashboard:storage.none') : undefined}
    >
      <p className="chart-summary">
        {t('roomsDashboard:storage.summary', {
          size: formatFileSize(storage.reduce((sum, { bytes }) => sum + bytes, 0)),
        })}
      </p>
      <DataTable
        caption={title}
        isCaptionHidden
        columns={[
          t('roomsDashboard:column.state'),
          t('roomsDashboard:column.documents'),
          t('roomsDashboard:column.size'),
        ]}
        isNumeric={[false, true, true]}
        rows={storage.map(({ state, count, bytes }) => [
          <DictLabel key="state" type="vdr_doc_status" value={state} />,
          <CountLink key="count" count={count} to={to.stored(state)} />,
          <SizeText key="bytes" bytes={bytes} />,
        ])}
      />
    </FigureCard>
  )
}
