import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTranslations } from '@/shared/i18n'
import { tabAddress } from '../../model/tabAddress'
import type { ConceptRow } from '../../model/answers'
import { conceptApi } from '../../model/concepts.api'
import { conceptWorkflow } from '../../domain/conceptWorkflow'
import { useConceptMutation } from '../../model/useConceptMutation'
import { useConceptViewer } from '../../model/useConceptViewer'
import { conceptNameOf } from '../components/conceptNameOf'

interface ConceptRowActionsProps {
  concept: ConceptRow
  onArchive: (concept: ConceptRow) => void
}

export function ConceptRowActions({ concept, onArchive }: ConceptRowActionsProps) {
  const t = useTranslations('conceptsHalls')
  const viewer = useConceptViewer()
  const remove = useConceptMutation(conceptApi.remove)
  const { id } = concept
  const name = conceptNameOf(concept)
  return (
    <RowActions
      name={name}
      {...(conceptWorkflow.isAvailable('remove', concept, viewer) && {
        onDelete: () => remove({ path: { id } }),
      })}
    >
      {conceptWorkflow.isAvailable('editFirst', concept, viewer) && (
        <Link to={id + tabAddress('firstStage')}>{t('conceptsHalls:row.edit')}</Link>
      )}
      {conceptWorkflow.isAvailable('seal', concept, viewer) && (
        <Button type="link" size="small" onClick={() => onArchive(concept)}>
          {t('conceptsHalls:row.seal')}
        </Button>
      )}
    </RowActions>
  )
}
