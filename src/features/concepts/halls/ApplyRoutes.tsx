import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/shared/ui/PageTitle'
import { ConceptPage } from '../workspace/ConceptPage'

const NewConceptPage = lazy(() => import('../firstStage/NewConceptPage'))

/** The collection hall and its concepts. */
export default function ApplyRoutes() {
  const { t } = useTranslation('concepts')
  return (
    <Routes>
      <Route index element={<PageTitle title={t('page.apply')} />} />
      <Route path="new" element={<NewConceptPage />} />
      <Route path=":id" element={<ConceptPage />} />
    </Routes>
  )
}
