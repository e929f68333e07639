import { CloseOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { Link } from 'react-router-dom'
import { namesOf } from '@/entities/catalog/catalogNames'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { clearCompared, MAX_COMPARED, toggleCompared, useCompare } from '../model/compareStore'
import { comparePath } from './comparePath'
import styles from './compare.module.css'

export function CompareTray() {
  const t = useTranslations('search')
  const language = useLanguage()
  const drugs = useCompare((state) => state.drugs)
  if (drugs.length === 0) return null
  return (
    <section className={styles.compareTray} aria-label={t('search:compare.tray')}>
      <Flex wrap gap="small" align="center">
        <span>{t('search:compare.count', { count: drugs.length, max: MAX_COMPARED })}</span>
        {drugs.map((drug) => {
          const [name] = namesOf(drug, language)
          return (
            <Button
              key={drug.id}
              size="small"
              icon={<CloseOutlined />}
              iconPlacement="end"
              aria-label={t('search:compare.remove', { name })}
              onClick={() => toggleCompared(drug)}
            >
              {name}
            </Button>
          )
        })}
        <Button type="link" size="small" onClick={clearCompared}>
          {t('search:compare.clear')}
        </Button>
        {drugs.length > 1 ? (
          <Link className="button button-primary" to={comparePath(drugs.map(({ id }) => id))}>
            {t('search:compare.go')}
          </Link>
        ) : (
          <span className="cell-note">{t('search:compare.oneMore')}</span>
        )}
      </Flex>
    </section>
  )
}
