import { Card } from 'antd'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { StoredFile } from '@/shared/files/files.api'
import { useTranslations } from '@/shared/i18n'
import { tabAddress } from '../model/tabAddress'
import type { Concept } from '../model/answers'
import { conceptWorkflow } from '../domain/conceptWorkflow'
import { useConceptViewer } from '../model/useConceptViewer'
import { FileRow } from './FileFact'

/** Drafts are not validated and may contain anything. */
const filesIn = (stage: Concept['firstStage'] | Concept['secondStage']) =>
  z.array(StoredFile).safeParse(stage?.attachments).data ?? []

export function ConceptFiles({ concept }: { concept: Concept }) {
  const t = useTranslations('concepts', 'conceptsDetail')
  const viewer = useConceptViewer()
  const files = [...filesIn(concept.firstStage), ...filesIn(concept.secondStage)]
  const stage = (['first', 'second'] as const).find(
    (each) =>
      conceptWorkflow.availabilityOf(each === 'first' ? 'editFirst' : 'editSecond', concept, viewer)
        .isAllowed,
  )
  if (files.length === 0 && !stage) return null
  return (
    <Card
      title={<h2 className="card-title">{t('conceptsDetail:files.title', { count: files.length })}</h2>}
      extra={
        stage && (
          <Link className="button" to={tabAddress(`${stage}Stage`, 'attachments')}>
            {t('conceptsDetail:files.add')}
          </Link>
        )
      }
    >
      {files.length > 0 ? (
        files.map((file) => <FileRow key={file.fileName} file={file} />)
      ) : (
        <p className="cell-note">{t('conceptsDetail:files.none')}</p>
      )}
    </Card>
  )
}
