import type { FormInstance } from 'antd'
import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useTranslations } from '@/shared/i18n'
import { pathKey, type FieldPath } from './fieldPath'
import { checkOnce, ISSUES, type ValidationError, type IssueKey } from './validation'

export type Labels = Readonly<Record<string, string>> | ((path: FieldPath) => string)

/** Message of a rule that only one feature has; undefined for the built-in rules. */
export type CustomMessage = (issue: ValidationError<string>) => string | undefined

/** Messages of a feature's own rules: `customMessages(RULES, (key, params) => t(`issue.${key}`, params))`. */
export const customMessages =
  <Own extends string>(
    keys: readonly Own[],
    text: (key: Own, params: ValidationError['params']) => string,
  ): CustomMessage =>
  ({ key, params }) => {
    const own = keys.find((each) => each === key)
    return own === undefined ? undefined : text(own, params)
  }

export interface ReadOnlyParts {
  textOf: (field: string, value: unknown) => string
  Field: ComponentType<{ path: FieldPath; label: ReactNode; isWide: boolean; children?: ReactNode }>
  Rows: ComponentType<{ name: string; label: string; columns: readonly string[]; footer: ReactNode }>
  Files: ComponentType<{ path: FieldPath }>
}

interface FormContextValue {
  schema: z.ZodMiniType
  labels: Labels
  customMessage?: CustomMessage | undefined
  /** Below each control and linked to it for screen readers: the feature's remark on the input. */
  remark?: ((path: FieldPath) => ReactNode) | undefined
  note?: ((path: FieldPath) => ReactNode) | undefined
  /** Makes the submit wait for a field's uploads until the returned function is called. */
  trackSending?: (() => () => void) | undefined
  readOnly?: ReadOnlyParts
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useFormContext(): FormContextValue {
  const value = use(FormContext)
  if (!value) throw new Error('a field stands outside of a form')
  return value
}

/** Label of a field. A cell of a row is looked up by its own name. */
export function labelOf(labels: Labels, path: FieldPath): string {
  if (typeof labels === 'function') return labels(path)
  return labels[String(path.findLast((part) => typeof part === 'string'))] ?? pathKey(path)
}

export function useIssueText(
  customMessage: CustomMessage | undefined,
): (issue: ValidationError<string>) => string {
  const t = useTranslations('parts')
  const isKnown = (key: string): key is IssueKey => ISSUES.some((each) => each === key)
  return (issue) =>
    customMessage?.(issue) ??
    t(`parts:issue.${isKnown(issue.key) ? issue.key : 'choice'}`, { ...issue.params })
}

export function issueAt(
  schema: z.ZodMiniType,
  form: FormInstance,
  path: FieldPath,
): ValidationError<string> | undefined {
  const key = pathKey(path)
  const { issues } = checkOnce<unknown, string>(schema, form.getFieldsValue(true) as object)
  return issues.find((issue) => pathKey(issue.path) === key)
}
