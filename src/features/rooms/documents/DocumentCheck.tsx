import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Fragment, useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { safeFileName, toCsv } from '@/shared/lib/csv'
import { showHiddenCharacters } from '@/shared/lib/fileNames'
import { saveFile } from '@/shared/lib/saveFile'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { Drawer } from '@/shared/ui/Drawer'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { findGaps, type CheckedNode, type Gaps, type SectionCompleteness } from '../domain/gaps'
import type { TemplateFolder } from '../domain/template'
import { useRoom, useRoomApi } from '../room/roomContext'
import { useLinks } from './addresses'
import { documentApis } from './documents.api'

interface Finding {
  kind: 'empty' | 'duplicate' | 'unpublished'
  node: CheckedNode
  /** Other documents with the same content. */
  others: readonly CheckedNode[]
}

const findingsOf = ({ emptyFolders, duplicates, neverPublished }: Gaps): Finding[] => [
  ...emptyFolders.map((node) => ({ kind: 'empty' as const, node, others: [] })),
  ...duplicates.flatMap((group) =>
    group.map((node) => ({
      kind: 'duplicate' as const,
      node,
      others: group.filter((each) => each !== node),
    })),
  ),
  ...neverPublished.map((node) => ({ kind: 'unpublished' as const, node, others: [] })),
]

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
  const room = useRoom()
  const { linkTo } = useLinks()
  const gaps = useMemo(() => findGaps(nodes), [nodes])
  const findings = findingsOf(gaps)
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

  function save() {
    const rows = [
      [t('roomsDocuments:check.section'), t('roomsDocuments:check.filled'), t('roomsDocuments:check.gaps')],
      ...gaps.sections.map((section) => [
        nameOf(section),
        countOf(section),
        section.gaps.map(nameOf).join(', '),
      ]),
      [],
      [t('roomsDocuments:check.where'), t('roomsDocuments:check.kind'), t('roomsDocuments:check.detail')],
      ...findings.map(({ kind, node, others }) => [
        placeOf(node),
        t(`roomsDocuments:check.kinds.${kind}`),
        kind === 'unpublished' ? versionsOf(node) : others.map(placeOf).join(', '),
      ]),
    ]
    saveFile(toCsv(rows), `${safeFileName(`${room.name}_${t('roomsDocuments:check.fileName')}`)}.csv`)
  }

  return (
    <>
      <p className="cell-note">{t('roomsDocuments:check.how')}</p>
      <Button onClick={save}>{t('roomsDocuments:check.export')}</Button>
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
