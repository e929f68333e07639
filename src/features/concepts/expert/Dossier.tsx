import { Empty, Skeleton, Tabs } from 'antd'
import { Suspense } from 'react'
import { SizeText } from '@/shared/ui/cells/SizeText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { StoredFileButton } from '@/shared/ui/download/StoredFileButton'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useIsNarrow } from '@/shared/ui/breakpoints'
import { useTranslations } from '@/shared/i18n'
import { ViewStoredButton } from '@/shared/viewer/ViewStoredButton'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import type { Concept } from '../model/answers'
import { ReviewSection } from './ReviewSection'
import { ValuationRange } from './ValuationRange'
import styles from './expert.module.css'

const FirstStage = lazyWithRetry(async () => ({
  default: (await import('../firstStage/FirstStageTab')).FirstStageTab,
}))
const SecondStage = lazyWithRetry(async () => ({
  default: (await import('../secondStage/SecondStageTab')).SecondStageTab,
}))

export function Dossier({ concept }: { concept: Concept }) {
  const t = useTranslations('conceptsExpert', 'concepts')
  const skeleton = <Skeleton active paragraph={{ rows: 8 }} />
  const isNarrow = useIsNarrow()
  const content = (
    <>
      <DescriptionList
        items={[
          {
            name: t('conceptsExpert:queue.valuation'),
            value: <ValuationRange valuation={concept.valuation} />,
          },
        ]}
      />
      <Tabs
        items={[
          {
            key: 'secondStage',
            label: t('concepts:part.secondStage'),
            children: (
              <Suspense fallback={skeleton}>
                <SecondStage concept={concept} />
              </Suspense>
            ),
          },
          {
            key: 'firstStage',
            label: t('concepts:part.firstStage'),
            children: (
              <Suspense fallback={skeleton}>
                <FirstStage concept={concept} />
              </Suspense>
            ),
          },
          { key: 'records', label: t('concepts:part.records'), children: <Records concept={concept} /> },
        ]}
      />
    </>
  )
  // Collapsed, because the scorecard would be far below on a narrow screen.
  return isNarrow ? (
    <details className={styles.dossier}>
      <summary>{t('conceptsExpert:dossier.title')}</summary>
      {content}
    </details>
  ) : (
    <ReviewSection title={t('conceptsExpert:dossier.title')} className={styles.dossier}>
      {content}
    </ReviewSection>
  )
}

function Records({ concept: { firstRecord, secondRecord } }: { concept: Concept }) {
  const t = useTranslations('conceptsExpert', 'parts')
  const records = [
    { label: t('conceptsExpert:dossier.firstRecord'), record: firstRecord },
    { label: t('conceptsExpert:dossier.secondRecord'), record: secondRecord },
  ].flatMap(({ label, record }) => (record ? [{ label, ...record }] : []))
  if (records.length === 0) return <Empty description={t('conceptsExpert:dossier.noRecords')} />
  return (
    <ul className={styles.dossierRecords}>
      {records.map(({ label, by, time, ...file }) => (
        <li key={file.fileName}>
          <div>{label}</div>
          <StoredFileButton
            type="link"
            aria-label={t('parts:download.stored', { name: file.originalName })}
            file={file}
          >
            {file.originalName}
          </StoredFileButton>
          <ViewStoredButton type="link" fileName={file.fileName} name={file.originalName} />
          <div className="cell-note">
            <SizeText bytes={file.size} /> · {by} · <TimeText time={time} />
          </div>
        </li>
      ))}
    </ul>
  )
}
