import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTranslations } from '@/shared/i18n'
import { partAddress } from '../../model/address'
import type { ConceptRow } from '../../model/answers'
import { conceptApi } from '../../model/concepts.api'
import { conceptWorkflow } from '../../domain/workflow'
import { useChange } from '../../model/useChange'
import { useViewer } from '../../model/viewer'
import { nameOf } from '../components/names'

interface HallActionsProps {
  concept: ConceptRow
  onSeal: (concept: ConceptRow) => void
}

/** What the viewer may do with a concept from its row. */
export function HallActions({ concept, onSeal }: HallActionsProps) {
  const t = useTranslations('conceptsHalls')
  const viewer = useViewer()
  const remove = useChange(conceptApi.remove)
  const { id } = concept
  const name = nameOf(concept)
  return (
    <RowActions
      name={name}
      {...(conceptWorkflow.isOffered('remove', concept, viewer) && {
        onDelete: () => remove({ path: { id } }),
      })}
    >
      {conceptWorkflow.isOffered('editFirst', concept, viewer) && (
        <Link to={id + partAddress('firstStage')}>{t('conceptsHalls:row.edit')}</Link>
      )}
      {conceptWorkflow.isOffered('seal', concept, viewer) && (
        <Button type="link" size="small" onClick={() => onSeal(concept)}>
          {t('conceptsHalls:row.seal')}
        </Button>
      )}
    </RowActions>
  )
}
