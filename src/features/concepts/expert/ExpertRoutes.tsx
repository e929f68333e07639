import { Route, Routes } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/shared/ui/PageTitle'
import { ConceptPage } from '../workspace/ConceptPage'

/** What waits for a decision, and its concepts. */
export default function ExpertRoutes() {
  const { t } = useTranslation('concepts')
  return (
    <Routes>
      <Route index element={<PageTitle title={t('page.expert')} />} />
      <Route path=":id" element={<ConceptPage />} />
    </Routes>
  )
}
