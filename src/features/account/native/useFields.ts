import type { ParseKeys } from 'i18next'
import { useRef, useState, type SyntheticEvent } from 'react'

export type TextKey = ParseKeys<'account'>

/** What one input of a form has to hold. */
export interface FieldRule {
  /** The value as it travels; null when it is malformed. */
  read: (typed: string) => string | null
  missing: TextKey
  malformed?: TextKey
}

/**
 * A form of native inputs that keep what was typed themselves, whatever is drawn anew around them. Messages are
 * kept as text keys, so that they follow a change of language.
 */
export function useFields<Name extends string>(rules: Readonly<Record<Name, FieldRule>>) {
  const form = useRef<HTMLFormElement>(null)
  const [issues, setIssues] = useState<Partial<Record<Name, TextKey>>>({})
  const input = (name: Name) => form.current?.elements.namedItem(name) as HTMLInputElement | null

  function issueOf(name: Name): TextKey | undefined {
    const typed = input(name)?.value ?? ''
    if (typed.trim() === '') return rules[name].missing
    return rules[name].read(typed) === null ? rules[name].malformed : undefined
  }

  /** The values of the named inputs, or null after saying what is wrong and taking the focus to the first of it. */
  function read<Asked extends Name>(...names: readonly Asked[]): Record<Asked, string> | null {
    const found = names.map((name) => [name, issueOf(name)] as const)
    setIssues((before) => ({ ...before, ...Object.fromEntries(found) }))
    const first = found.find(([, issue]) => issue !== undefined)
    if (first) {
      input(first[0])?.focus()
      return null
    }
    const values = names.map((name) => [name, rules[name].read(input(name)?.value ?? '') ?? ''] as const)
    return Object.fromEntries(values) as Record<Asked, string>
  }

  return {
    form,
    issues,
    input,
    read,
    /** Says something about an input that its own rule cannot know. */
    complain: (name: Name, issue: TextKey) => setIssues((before) => ({ ...before, [name]: issue })),
    /** For the form's `onInput`: a message goes when its input is changed. */
    onInput: ({ target }: SyntheticEvent) => {
      const { name } = target as HTMLInputElement
      setIssues((before) => ({ ...before, [name]: undefined }))
    },
  }
}
