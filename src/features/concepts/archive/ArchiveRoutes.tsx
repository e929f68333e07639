import { Route, Routes } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/shared/ui/PageTitle'
import { ConceptPage } from '../workspace/ConceptPage'

/** The archive and its concepts. */
export default function ArchiveRoutes() {
  const { t } = useTranslation('concepts')
  return (
    <Routes>
      <Route index element={<PageTitle title={t('page.archive')} />} />
      <Route path=":id" element={<ConceptPage />} />
    </Routes>
  )
}
