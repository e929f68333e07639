import { useQuery } from '@tanstack/react-query'
import { Flex } from 'antd'
import { Fragment, useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { fetchExport } from '@/shared/files/exports'
import { showHiddenCharacters } from '@/shared/lib/fileNames'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { FileButton } from '@/shared/ui/download/FileButton'
import { Drawer } from '@/shared/ui/Drawer'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import {
  findGaps,
  findingsIn,
  type CheckedNode,
  type Finding,
  type SectionCompleteness,
} from '../domain/gaps'
import type { TemplateFolder } from '../domain/template'
import { useRoomApi } from '../room/roomContext'
import { useLinks } from './addresses'
import { documentApis, INDEX_FORMATS } from './documents.api'

const placeOf = ({ indexNo, name }: CheckedNode) => showHiddenCharacters(`${indexNo} ${name}`.trim())

/** Completeness of a room's documents against the template, with empty folders, duplicates and leftovers. */
export default function DocumentCheck({ onClose }: { onClose: () => void }) {
  const t = useTranslations('roomsDocuments')
  const { api, roomId } = useRoomApi(documentApis)
  const { data, error, refetch } = useQuery(apiQuery(api.check, { query: { roomId } }))
  return (
    <Drawer open size="large" title={t('roomsDocuments:check.title')} onClose={onClose}>
      {data ? (
        <CheckResult nodes={data} onOpen={onClose} />
      ) : (
        <QueryFallback failed={t('roomsDocuments:check.failed')} error={error} onRetry={refetch} rows={10} />
      )}
    </Drawer>
  )
}

function CheckResult({ nodes, onOpen }: { nodes: readonly CheckedNode[]; onOpen: () => void }) {
  const t = useTranslations('roomsDocuments')
  const language = useLanguage()
  const { api, roomId } = useRoomApi(documentApis)
  const { linkTo } = useLinks()
  const gaps = useMemo(() => findGaps(nodes), [nodes])
  const findings = findingsIn(gaps)
  const nameOf = ({ folder, name }: TemplateFolder<CheckedNode>) =>
    folder ? placeOf(folder) : name[language]
  const countOf = ({ filled, expected }: SectionCompleteness) =>
    t('roomsDocuments:check.of', { filled, expected })
  const versionsOf = ({ versions }: CheckedNode) =>
    t('roomsDocuments:check.versions', { count: versions.length })
  const link = (node: CheckedNode) => (
    <Link to={linkTo(node)} onClick={onOpen}>
      {placeOf(node)}
    </Link>
  )
  const folderLink = (each: TemplateFolder<CheckedNode>) => (each.folder ? link(each.folder) : nameOf(each))
  const listed = <T,>(items: readonly T[], render: (item: T) => ReactNode, keyOf: (item: T) => string) =>
    items.map((item, at) => (
      <Fragment key={keyOf(item)}>
        {at > 0 && ', '}
        {render(item)}
      </Fragment>
    ))

  const sectionColumns: Column<SectionCompleteness>[] = [
    {
      key: 'section',
      isPrimary: true,
      title: t('roomsDocuments:check.section'),
      render: (_, section) => folderLink(section),
    },
    {
      key: 'filled',
      align: 'end',
      mobileSlot: 'state',
      title: t('roomsDocuments:check.filled'),
      render: (_, section) => countOf(section),
    },
    {
      key: 'gaps',
      title: t('roomsDocuments:check.gaps'),
      render: (_, section) =>
        section.gaps.length === 0
          ? t('roomsDocuments:check.complete')
          : listed(section.gaps, folderLink, ({ name }) => name.en),
    },
  ]
  const findingColumns: Column<Finding>[] = [
    {
      key: 'node',
      isPrimary: true,
      title: t('roomsDocuments:check.where'),
      render: (_, finding) => link(finding.node),
    },
    {
      key: 'kind',
      mobileSlot: 'state',
      title: t('roomsDocuments:check.kind'),
      render: (kind: Finding['kind']) => t(`roomsDocuments:check.kinds.${kind}`),
    },
    {
      key: 'detail',
      title: t('roomsDocuments:check.detail'),
      render: (_, { kind, node, others }) =>
        kind === 'unpublished' ? versionsOf(node) : listed(others, link, ({ id }) => id),
    },
  ]

  return (
    <>
      <p className="cell-note">{t('roomsDocuments:check.how')}</p>
      <Flex gap="small">
        {INDEX_FORMATS.map((format) => (
          <FileButton
            key={format}
            fetchFile={(options) =>
              fetchExport(api.checkFile, { query: { roomId, format, language } }, options)
            }
            fallbackName={`${t('roomsDocuments:check.fileName')}.${format}`}
          >
            {t(`roomsDocuments:check.${format}`)}
          </FileButton>
        ))}
      </Flex>
      <RowTable
        isSmall
        rowKey={({ name }) => name.en}
        columns={sectionColumns}
        rows={gaps.sections}
        pageSize={20}
      />
      <h3>{t('roomsDocuments:check.findings')}</h3>
      <RowTable
        isSmall
        rowKey={({ kind, node }) => `${kind} ${node.id}`}
        columns={findingColumns}
        rows={findings}
        pageSize={20}
        empty={t('roomsDocuments:check.nothing')}
      />
    </>
  )
}
