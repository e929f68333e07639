import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RowActions } from '@/shared/list/table/RowActions'
import { DeleteButton } from '@/shared/ui/DeleteButton'
import { partAddress } from '../../model/address'
import type { ConceptRow } from '../../model/answers'
import { conceptApi } from '../../model/api'
import { conceptWorkflow } from '../../domain/workflow'
import { useChange } from '../../model/useChange'
import { useViewer } from '../../model/viewer'
import { nameOf } from '../parts/names'

interface HallActionsProps {
  concept: ConceptRow
  onSeal: (concepts: readonly ConceptRow[]) => void
}

/** What the viewer may do with a concept from its row. */
export function HallActions({ concept, onSeal }: HallActionsProps) {
  const { t } = useTranslation('conceptsHalls')
  const viewer = useViewer()
  const remove = useChange(conceptApi.remove)
  const { id } = concept
  const name = nameOf(concept)
  return (
    <RowActions name={name}>
      {conceptWorkflow.isOffered('editFirst', concept, viewer) && (
        <Link to={id + partAddress('firstStage')}>{t('row.edit')}</Link>
      )}
      {conceptWorkflow.isOffered('seal', concept, viewer) && (
        <Button type="link" size="small" onClick={() => onSeal([concept])}>
          {t('row.seal')}
        </Button>
      )}
      {conceptWorkflow.isOffered('remove', concept, viewer) && (
        <DeleteButton name={name} onDelete={() => remove({ path: { id } })} />
      )}
    </RowActions>
  )
}
