import { Card } from 'antd'
import { useTranslation } from 'react-i18next'
import { SearchHero } from '../box/SearchHero'

/** The search's box on the home page. */
export default function SearchCard() {
  const { t } = useTranslation('searchShell')
  return (
    <Card title={<h2 className="card-title">{t('home.search')}</h2>}>
      <SearchHero />
    </Card>
  )
}
