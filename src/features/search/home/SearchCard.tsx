import { Card } from 'antd'
import { useTranslations } from '@/shared/i18n'
import { SearchHero } from '../box/SearchHero'

export default function SearchCard() {
  const t = useTranslations('searchShell')
  return (
    <Card size="small">
      <h2 className="visually-hidden">{t('searchShell:home.search')}</h2>
      <SearchHero />
    </Card>
  )
}
