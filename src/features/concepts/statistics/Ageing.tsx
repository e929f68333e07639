import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DictLabel } from '@/shared/domain/dictionary/DictLabel'
import { formatNumber } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { Block } from './Block'
import type { BlockProps } from './blocks'
import { conceptAddress, MARKS } from './marks'
import styles from './statistics.module.css'

/** The concepts that have stood longest where they are. */
export function Ageing({ found: { ageing }, to }: BlockProps) {
  const { t } = useTranslation('conceptsStatistics')
  return (
    <Block title={t('ageing.title')} empty={ageing.length === 0 ? t('ageing.empty') : undefined}>
      <p className="chart-summary">{t('ageing.summary', { days: formatNumber(ageing[0]?.days, 0) })}</p>
      <div className={styles.statisticsAgeing}>
        <DataTable
          caption={t('ageing.title')}
          isCaptionHidden
          columns={[t('column.concept'), t('column.state'), t('column.days')]}
          isNumeric={[false, false, true]}
          rows={ageing.map(({ id, name, state, days }) => [
            <Link key="name" className={styles.markLink} to={conceptAddress({ id, state })}>
              {name || id}
            </Link>,
            <DictLabel key="state" type="poc_status" value={state} />,
            formatNumber(days, 0),
          ])}
        />
      </div>
      <Link className={styles.markLink} to={to(MARKS.ageing())}>
        {t('ageing.all')}
      </Link>
    </Block>
  )
}
