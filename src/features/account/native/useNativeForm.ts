import type { ParseKeys } from 'i18next'
import { useRef, useState, type SyntheticEvent } from 'react'

export type TextKey = `account:${ParseKeys<'account'>}`

export interface FieldRule {
  /** Parses the input into the value that is sent; null when malformed. */
  parse: (typed: string) => string | null
  missing: TextKey
  malformed?: TextKey
}

/**
 * Form of uncontrolled native inputs, which keep their values across renders. Errors are kept as translation keys, so
 * that they follow a change of language.
 */
export function useNativeForm<Name extends string>(rules: Readonly<Record<Name, FieldRule>>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<Record<Name, TextKey>>>({})
  const input = (name: Name) => form.current?.elements.namedItem(name) as HTMLInputElement | null

  function errorOf(name: Name): TextKey | undefined {
    const typed = input(name)?.value ?? ''
    if (typed.trim() === '') return rules[name].missing
    return rules[name].parse(typed) === null ? rules[name].malformed : undefined
  }

  /** Returns the values of the named inputs, or null after showing the errors and focusing the first invalid input. */
  function read<Picked extends Name>(...names: readonly Picked[]): Record<Picked, string> | null {
    const found = names.map((name) => [name, errorOf(name)] as const)
    setErrors((before) => ({ ...before, ...Object.fromEntries(found) }))
    const first = found.find(([, error]) => error !== undefined)
    if (first) {
      input(first[0])?.focus()
      return null
    }
    const values = names.map((name) => [name, rules[name].parse(input(name)?.value ?? '') ?? ''] as const)
    return Object.fromEntries(values) as Record<Picked, string>
  }

  return {
    form,
    errors,
    input,
    read,
    /** Sets an error that the input's own rule cannot detect. */
    setError: (name: Name, error: TextKey) => setErrors((before) => ({ ...before, [name]: error })),
    /** For the form's `onInput`: clears the error of the changed input. */
    onInput: ({ target }: SyntheticEvent) => {
      const { name } = target as HTMLInputElement
      setErrors((before) => ({ ...before, [name]: undefined }))
    },
  }
}
