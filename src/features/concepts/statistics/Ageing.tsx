import { Link } from 'react-router-dom'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { formatNumber } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import type { BlockProps } from './blocks'
import { ageingFinding } from './findings'
import { conceptAddress, FIGURES } from './figures'
import figures from '@/shared/ui/figures/blocks.module.css'
import styles from './statistics.module.css'

export function Ageing({ statistics: { ageing }, to }: BlockProps) {
  const t = useTranslations('conceptsStatistics')
  return (
    <FigureCard
      title={t('conceptsStatistics:ageing.title')}
      finding={ageingFinding(ageing, t)}
      empty={ageing.length === 0 ? t('conceptsStatistics:ageing.empty') : undefined}
    >
      <div className={styles.statisticsAgeing}>
        <DataTable
          caption={t('conceptsStatistics:ageing.title')}
          isCaptionHidden
          columns={[
            t('conceptsStatistics:column.concept'),
            t('conceptsStatistics:column.state'),
            t('conceptsStatistics:column.days'),
          ]}
          isNumeric={[false, false, true]}
          rows={ageing.map(({ id, name, state, days }) => [
            <Link key="name" className={figures.markLink} to={conceptAddress({ id, state })}>
              {name || id}
            </Link>,
            <DictLabel key="state" type="poc_status" value={state} />,
            formatNumber(days, 0),
          ])}
        />
      </div>
      <Link className={figures.markLink} to={to(FIGURES.ageing())}>
        {t('conceptsStatistics:ageing.all')}
      </Link>
    </FigureCard>
  )
}
