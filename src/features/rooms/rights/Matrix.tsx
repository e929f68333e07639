import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Empty } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { apiQuery } from '@/shared/api'
import { serverNow } from '@/shared/api/serverClock'
import { DraftNotice } from '@/shared/form/DraftNotice'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useUnsaved } from '@/shared/form/unsaved'
import { useSubmit } from '@/shared/form/useSubmit'
import { memoizeWeak } from '@/shared/lib/memoizeWeak'
import { isConflict } from '@/shared/workflow/versionConflict'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import type { Level } from '../domain/levels'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { permissionApis, type RightsMatrix, type RuleChange } from './rights.api'
import { Differences } from './Differences'
import { MatrixGrid } from './MatrixGrid'
import {
  changesOf,
  columnOf,
  copyTag,
  EMPTY_STAGED,
  rowsIn,
  columnsIn,
  rowsOf,
  rulesByTag,
  stage,
  type Cell,
  type Edit,
  type CellRange,
  type Staged,
} from './matrixModel'
import { CopyTag, LevelChoice } from './MatrixTools'
import styles from './matrix.module.css'
import { rightsOf } from './rightsOf'
import { useImpactConfirmation } from './useImpactConfirmation'
import { useStaged } from './useStaged'
import { WhyLevel } from './WhyLevel'

const TOP_LEFT = { row: 0, column: 0 }

export default function Matrix() {
  const t = useTranslations('roomsRights')
  const { api, roomId } = useRoomApi(permissionApis)
  const { data, error, refetch } = useQuery(apiQuery(api.matrix, { query: { roomId } }))
  if (data && (data.tags.length === 0 || data.nodes.length === 0))
    return <Empty description={t('roomsRights:matrix.empty')} />
  if (data) return <StagedMatrix matrix={data} />
  return <QueryFallback failed={t('roomsRights:failed')} error={error} onRetry={refetch} rows={10} />
}

/** Memoizes cells by tag: a tag is recomputed only when its own rules or edits change. */
function cellsOf(matrix: RightsMatrix) {
  const rules = rulesByTag(matrix)
  const column = (tag: string) =>
    memoizeWeak((edits: NonNullable<ReturnType<Staged['get']>>) =>
      columnOf(matrix.nodes, matrix.defaultLevel, rules.get(tag), edits),
    )
  const columns = new Map(matrix.tags.map(({ id }) => [id, column(id)]))
  const noEdits = new Map<string, Level | null>()
  return {
    rules,
    cellOf: (staged: Staged, tag: string, node: string): Cell =>
      columns.get(tag)!(staged.get(tag) ?? noEdits).get(node)!,
  }
}

function StagedMatrix({ matrix }: { matrix: RightsMatrix }) {
  const t = useTranslations('roomsRights', 'parts')
  const { api, roomId } = useRoomApi(permissionApis)
  const update = useVersionedMutation(api.update, { invalidates: [api], refetchOnConflict: [api.matrix] })
  const mayEdit = useRoomCan('permission:edit')
  const { ask, sheet } = useImpactConfirmation()
  const { isBusy, failure, submit } = useSubmit()
  const { staged, base, isRestored, put } = useStaged(matrix)
  const [showsDraftNote, setShowsDraftNote] = useState(isRestored)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [hasDocuments, setDocuments] = useState(false)
  const [range, setRange] = useState<CellRange>({ from: TOP_LEFT, to: TOP_LEFT })
  useUnsaved(staged.size > 0)

  const cells = useMemo(() => cellsOf(matrix), [matrix])
  const rows = useMemo(() => rowsOf(matrix.nodes, open, hasDocuments), [matrix, open, hasDocuments])
  const changes = useMemo(() => changesOf(staged), [staged])
  const waiting = useMemo(
    () =>
      rightsOf(matrix)
        .releasesAt(new Date(serverNow()).toISOString())
        .filter(({ isMet }) => !isMet).length,
    [matrix],
  )
  const isOutdated = changes.length > 0 && base.version !== matrix.version
  const conflict = failure && isConflict(failure) ? failure : null

  const edit = (edits: readonly Edit[]) => put(stage(staged, cells.rules, edits))
  const toggle = useCallback(
    (node: string) =>
      setOpen((before) => {
        const next = new Set(before)
        if (!next.delete(node)) next.add(node)
        return next
      }),
    [],
  )
  const cellOf = useCallback((tag: string, node: string) => cells.cellOf(staged, tag, node), [cells, staged])

  const undo = useCallback(
    ({ node, id: tag }: RuleChange) =>
      put((before) =>
        stage(before, cells.rules, [{ node, tag, level: cells.rules.get(tag)?.get(node) ?? null }]),
      ),
    [cells, put],
  )

  function placeAt(row: number, column: number): Omit<Edit, 'level'> | null {
    const [node, tag] = [rows[row]?.node.id, matrix.tags[column]?.id]
    return node !== undefined && tag !== undefined ? { node, tag } : null
  }

  async function apply() {
    // Uses this version, so that changes by someone else while the dialog is open are a conflict.
    const { version } = matrix
    const isConfirmed = await ask(changes.map((change) => ({ kind: 'rule', ...change })))
    if (!isConfirmed) return
    await submit(
      () => update({ body: { roomId, version, changes } }),
      () => {
        message.success(t('roomsRights:matrix.applied', { count: changes.length }))
        put(EMPTY_STAGED)
      },
    )
  }

  const active = placeAt(range.to.row, range.to.column)
  const chosen = rowsIn(range).flatMap((row) =>
    columnsIn(range).flatMap((column) => placeAt(row, column) ?? []),
  )
  return (
    <>
      {showsDraftNote && changes.length > 0 && (
        <DraftNotice
          title={t('parts:form.restored')}
          action={{
            text: t('roomsRights:matrix.discard'),
            onClick: () => {
              setShowsDraftNote(false)
              put(EMPTY_STAGED)
            },
          }}
          onClose={() => setShowsDraftNote(false)}
        />
      )}
      <div className={styles.tools}>
        <Checkbox checked={hasDocuments} onChange={({ target }) => setDocuments(target.checked)}>
          {t('roomsRights:matrix.documents')}
        </Checkbox>
        {mayEdit ? (
          <>
            <LevelChoice onChoose={(level) => edit(chosen.map((place) => ({ ...place, level })))} />
            <CopyTag tags={matrix.tags} onCopy={(from, to) => put(copyTag(staged, cells.rules, from, to))} />
          </>
        ) : (
          <span>{t('roomsRights:matrix.readOnly')}</span>
        )}
        {active && <WhyLevel nodeId={active.node} tagId={active.tag} text={t('roomsRights:why.ask')} />}
      </div>
      <p className="cell-note">{t('roomsRights:matrix.how')}</p>
      {waiting > 0 && (
        <Alert
          type="info"
          showIcon
          className="list-note"
          title={t('roomsRights:matrix.unreleased', { count: waiting })}
        />
      )}
      <MatrixGrid
        rows={rows}
        tags={matrix.tags}
        cellOf={cellOf}
        open={open}
        onFold={toggle}
        range={range}
        onRange={setRange}
        isReadOnly={!mayEdit}
        onEdit={edit}
      />
      {mayEdit && (
        <section aria-label={t('roomsRights:matrix.staged', { count: changes.length })}>
          {(isOutdated || conflict) && (
            <Alert type="warning" showIcon className="list-note" title={t('roomsRights:matrix.conflict')} />
          )}
          {failure && !conflict && <SubmitErrorAlert failure={failure} />}
          <div className={styles.tools}>
            <strong aria-live="polite">
              {changes.length === 0
                ? t('roomsRights:matrix.none')
                : t('roomsRights:matrix.staged', { count: changes.length })}
            </strong>
            <Button
              type="primary"
              disabled={changes.length === 0}
              loading={isBusy}
              onClick={() => void apply()}
            >
              {t('roomsRights:matrix.review')}
            </Button>
            <Button disabled={changes.length === 0 || isBusy} onClick={() => put(EMPTY_STAGED)}>
              {t('roomsRights:matrix.discard')}
            </Button>
          </div>
          {changes.length > 0 && <Differences changes={changes} base={base} matrix={matrix} onUndo={undo} />}
        </section>
      )}
      {sheet}
    </>
  )
}
