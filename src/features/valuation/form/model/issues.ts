import type { TFunction } from 'i18next'
import type * as z from 'zod'
import { perObject } from '@/shared/lib/perObject'
import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import { ISSUE_KEYS, type IssueKey, type IssueParams } from './readers'
import { ValuationForm } from './schema'

export interface Issue {
  path: FieldPath
  key: IssueKey
  params: IssueParams
}

type Checked = { form: ValuationForm; issues: readonly [] } | { form: null; issues: readonly Issue[] }

/** Reads the typed values: the form, or the first issue of each wrong field. */
export function check(values: unknown): Checked {
  const parsed = ValuationForm.safeParse(values)
  if (parsed.success) return { form: parsed.data, issues: [] }
  return { form: null, issues: firstIssues(parsed, ISSUE_KEYS) }
}

/** The first issue of each wrong field, by the names that a form's rules give; none where all is well. */
export function firstIssues<Key extends string>(
  parsed: z.ZodSafeParseResult<unknown>,
  keys: readonly Key[],
): { path: FieldPath; key: Key | 'invalid'; params: IssueParams }[] {
  const byField = new Map<string, { path: FieldPath; key: Key | 'invalid'; params: IssueParams }>()
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path as (string | number)[]
    // Whatever is not one of ours was never made by the form: a value of a wrong shape.
    const key = keys.find((known) => known === issue.message) ?? 'invalid'
    const params = issue.code === 'custom' ? ((issue.params ?? {}) as IssueParams) : {}
    if (!byField.has(pathKey(path))) byField.set(pathKey(path), { path, key, params })
  }
  return [...byField.values()]
}

/** As {@link check}, once per values object: fifty fields ask for the same one. */
export const checkOnce = perObject<object, Checked>(check)

/** The text of an issue in the language of `t`. */
export const issueText = (t: TFunction<'valuationForm'>, { key, params }: Issue): string =>
  t(`issue.${key}`, params)
