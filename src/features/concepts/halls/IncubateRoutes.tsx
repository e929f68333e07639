import { Route, Routes } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/shared/ui/PageTitle'
import { ConceptPage } from '../workspace/ConceptPage'

/** The incubation hall and its concepts. */
export default function IncubateRoutes() {
  const { t } = useTranslation('concepts')
  return (
    <Routes>
      <Route index element={<PageTitle title={t('page.incubate')} />} />
      <Route path=":id" element={<ConceptPage />} />
    </Routes>
  )
}
