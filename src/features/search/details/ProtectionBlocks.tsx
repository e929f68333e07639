import type { DrugDetail } from '@/entities/drugs.api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { useCodeLabels } from '../model/useCodeLabels'
import { KnownBlock } from './Block'

interface ProtectionBlocksProps extends Pick<DrugDetail, 'patents' | 'exclusivity'> {
  onRetry: () => void
}

export function ProtectionBlocks({ patents, exclusivity, onRetry }: ProtectionBlocksProps) {
  const t = useTranslations('searchDetails')
  const word = useCodeLabels()
  return (
    <>
      <KnownBlock title={t('searchDetails:protection.patents')} rows={patents} onRetry={onRetry}>
        {(rows) => (
          <DataTable
            caption={t('searchDetails:protection.patents')}
            isCaptionHidden
            columns={[
              t('searchDetails:column.patent'),
              t('searchDetails:column.kind'),
              t('searchDetails:column.region'),
              t('searchDetails:column.filed'),
              t('searchDetails:column.expires'),
            ]}
            rows={rows.map(({ number, kind, region, filed, expires }) => [
              number,
              word('patentKind', kind),
              word('country', region),
              filed ?? EMPTY_VALUE,
              expires ?? EMPTY_VALUE,
            ])}
          />
        )}
      </KnownBlock>
      <KnownBlock title={t('searchDetails:protection.exclusivity')} rows={exclusivity} onRetry={onRetry}>
        {(rows) => (
          <DataTable
            caption={t('searchDetails:protection.exclusivity')}
            isCaptionHidden
            columns={[
              t('searchDetails:column.region'),
              t('searchDetails:column.kind'),
              t('searchDetails:column.expires'),
            ]}
            rows={rows.map(({ region, kind, expires }) => [
              word('country', region),
              word('exclusivityKind', kind),
              expires,
            ])}
          />
        )}
      </KnownBlock>
    </>
  )
}
