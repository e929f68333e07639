import type { FormInstance } from 'antd'
import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useTranslations } from '@/shared/i18n'
import { pathKey, type FieldPath } from './fieldPath'
import { checkOnce, ISSUES, type ValidationError, type IssueKey } from './validation'

/** Names of fields: by their own name, or by where they stand. */
export type Labels = Readonly<Record<string, string>> | ((path: FieldPath) => string)

/** The text of a rule that only one area has; undefined for the rules of the readers. */
export type OwnText = (issue: ValidationError<string>) => string | undefined

/** Texts of an area's own rules: `ownTexts(RULES, (key, params) => t(`issue.${key}`, params))`. */
export const customMessages =
  <Own extends string>(
    keys: readonly Own[],
    text: (key: Own, params: ValidationError['params']) => string,
  ): OwnText =>
  ({ key, params }) => {
    const own = keys.find((each) => each === key)
    return own === undefined ? undefined : text(own, params)
  }

/** What stands in place of the fields where they are only read. */
export interface ReadParts {
  textOf: (field: string, value: unknown) => string
  /** `children` in place of the text. */
  Field: ComponentType<{ path: FieldPath; label: ReactNode; isWide: boolean; children?: ReactNode }>
  Rows: ComponentType<{ name: string; label: string; columns: readonly string[]; footer: ReactNode }>
  Files: ComponentType<{ path: FieldPath }>
}

interface FormContextValue {
  schema: z.ZodMiniType
  labels: Labels
  customMessage?: OwnText | undefined
  /** Below each control, read with it: what only its area says of what was typed. */
  remark?: ((path: FieldPath) => ReactNode) | undefined
  /** After each field: what only its area has there. */
  note?: ((path: FieldPath) => ReactNode) | undefined
  /** Has the submit wait for a field's files, until what it gives is called. */
  beginSending?: (() => () => void) | undefined
  /** Nothing may be changed. */
  read?: ReadParts
}

/** What the fields around are declared by. */
export const FormContext = createContext<FormContextValue | null>(null)

export function useFormContext(): FormContextValue {
  const value = use(FormContext)
  if (!value) throw new Error('a field stands outside of a form')
  return value
}

/** What a field is called. A row's cell goes by its own name. */
export function labelOf(labels: Labels, path: FieldPath): string {
  if (typeof labels === 'function') return labels(path)
  return labels[String(path.findLast((part) => typeof part === 'string'))] ?? pathKey(path)
}

/** Words an issue in the language of the moment. */
export function useIssueText(customMessage: OwnText | undefined): (issue: ValidationError<string>) => string {
  const t = useTranslations('parts')
  const isKnown = (key: string): key is IssueKey => ISSUES.some((each) => each === key)
  return (issue) =>
    customMessage?.(issue) ??
    t(`parts:issue.${isKnown(issue.key) ? issue.key : 'choice'}`, { ...issue.params })
}

/** What is wrong with one field of a form as it stands. */
export function issueAt(
  schema: z.ZodMiniType,
  form: FormInstance,
  path: FieldPath,
): ValidationError<string> | undefined {
  const key = pathKey(path)
  const { issues } = checkOnce<unknown, string>(schema, form.getFieldsValue(true) as object)
  return issues.find((issue) => pathKey(issue.path) === key)
}
