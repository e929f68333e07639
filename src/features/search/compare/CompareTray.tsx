import { CloseOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { namesOf } from '@/shared/domain/catalog/names'
import { clearCompared, MOST_COMPARED, toggleCompared, useCompare } from '../model/compare'
import { comparePath } from './comparePath'
import styles from './compare.module.css'

/** The drugs put aside, at the lower edge of the screen; gone while there are none. */
export function CompareTray() {
  const { t, i18n } = useTranslation('search')
  const drugs = useCompare((state) => state.drugs)
  if (drugs.length === 0) return null
  return (
    <section className={styles.compareTray} aria-label={t('compare.tray')}>
      <Flex wrap gap="small" align="center">
        <span>{t('compare.count', { count: drugs.length, max: MOST_COMPARED })}</span>
        {drugs.map((drug) => {
          const [name] = namesOf(drug, i18n.language)
          return (
            <Button
              key={drug.id}
              size="small"
              icon={<CloseOutlined />}
              iconPlacement="end"
              aria-label={t('compare.remove', { name })}
              onClick={() => toggleCompared(drug)}
            >
              {name}
            </Button>
          )
        })}
        <Button type="link" size="small" onClick={clearCompared}>
          {t('compare.clear')}
        </Button>
        {drugs.length > 1 ? (
          <Link className="button button-primary" to={comparePath(drugs.map(({ id }) => id))}>
            {t('compare.go')}
          </Link>
        ) : (
          <span className="cell-note">{t('compare.oneMore')}</span>
        )}
      </Flex>
    </section>
  )
}
