import { useTranslation } from 'react-i18next'
import type { DrugDetail } from '@/shared/domain/drug/api'
import { ABSENT } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useWords } from '../model/useWords'
import { KnownBlock } from './Block'
import styles from './details.module.css'

interface ProtectionBlocksProps extends Pick<DrugDetail, 'patents' | 'exclusivity'> {
  onRetry: () => void
}

/** What keeps others from selling the same. */
export function ProtectionBlocks({ patents, exclusivity, onRetry }: ProtectionBlocksProps) {
  const { t } = useTranslation('searchDetails')
  const word = useWords()
  return (
    <div className={styles.detailColumns}>
      <KnownBlock
        title={t('protection.patents')}
        rows={patents}
        empty={t('protection.none')}
        onRetry={onRetry}
      >
        {(rows) => (
          <DataTable
            caption={t('protection.patents')}
            isCaptionHidden
            columns={[
              t('column.patent'),
              t('column.kind'),
              t('column.region'),
              t('column.filed'),
              t('column.expires'),
            ]}
            rows={rows.map(({ number, kind, region, filed, expires }) => [
              number,
              word('patentKind', kind),
              word('country', region),
              filed ?? ABSENT,
              expires ?? ABSENT,
            ])}
          />
        )}
      </KnownBlock>
      <KnownBlock
        title={t('protection.exclusivity')}
        rows={exclusivity}
        empty={t('protection.noExclusivity')}
        onRetry={onRetry}
      >
        {(rows) => (
          <DataTable
            caption={t('protection.exclusivity')}
            isCaptionHidden
            columns={[t('column.region'), t('column.kind'), t('column.expires')]}
            rows={rows.map(({ region, kind, expires }) => [
              word('country', region),
              word('exclusivityKind', kind),
              expires,
            ])}
          />
        )}
      </KnownBlock>
    </div>
  )
}
