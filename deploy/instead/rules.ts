// What the component library's forms need to judge a field by the function that its rule names, and no other way.

type Told = (error?: string | Error) => void

interface Rule {
  validator: (rule: Rule, value: unknown, told: Told) => unknown
}

export default class OwnRules {
  readonly #rules: Readonly<Record<string, readonly Rule[]>>

  constructor(rules: Readonly<Record<string, readonly Rule[]>>) {
    this.#rules = rules
  }

  /** The texts are the rules' own. */
  messages() {}

  /** Rejects with the error of the first wrong value, in the form that the component library takes. */
  async validate(values: Readonly<Record<string, unknown>>) {
    for (const [name, rules] of Object.entries(this.#rules))
      for (const rule of rules) await judged(rule, values[name])
  }
}

const judged = (rule: Rule, value: unknown) =>
  new Promise<void>((resolve, reject) => {
    const wrong = (error: string | Error) =>
      reject({ errors: [{ message: error instanceof Error ? error.message : error }] })
    const told: Told = (error) => (error === undefined ? resolve() : wrong(error))
    Promise.resolve(rule.validator(rule, value, told)).catch(wrong)
  })
