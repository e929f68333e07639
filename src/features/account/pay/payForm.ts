import { paymentAddress } from './paymentHosts'

/** A form of the payment provider, taken apart: nothing of its markup is left. */
export interface PayForm {
  action: string
  method: 'get' | 'post'
  /** Names and values, in their order. */
  fields: readonly (readonly [name: string, value: string])[]
}

/** Nothing a provider sends is longer. */
const LONGEST = 100_000

const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=`]+)))?/g

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text that an attribute's value stands for. */
const decoded = (text: string) =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (all: string, hex?: string, decimal?: string, name?: string) => {
      if (name) return NAMED[name.toLowerCase()]!
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
    },
  )

const COMMENT_END = '-->'

/** One that does not end hides all that follows. */
const withoutComments = (html: string) => {
  const [first = '', ...others] = html.split('<!--')
  const behind = others.map((part) => part.split(COMMENT_END).slice(1).join(COMMENT_END))
  return first + behind.join('')
}

/** Of several with one name the first counts, as in a browser. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, name, double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name!.toLowerCase()
    if (!found.has(key)) found.set(key, decoded(double ?? single ?? bare ?? ''))
  }
  return found
}

/**
 * Takes apart the form that the server answers for a payment. The text is never given to the browser: only where the
 * form goes and the names and values of its inputs are read, and only where it goes to an allowed payment host. Null
 * for anything that is not plainly one such form.
 */
export function readPayForm(html: string, origin: string): PayForm | null {
  if (html.length > LONGEST) return null
  let form: PayForm | null = null
  let isInside = false
  const fields: (readonly [string, string])[] = []
  for (const [, slash, name, rest] of withoutComments(html).matchAll(TAG)) {
    const tag = name!.toLowerCase()
    if (tag === 'base') return null
    if (tag === 'form') {
      if (slash) {
        isInside = false
        continue
      }
      if (form) return null // a second or nested one: which of them is meant is not plain
      const attributes = attributesOf(rest!)
      const action = paymentAddress(attributes.get('action') ?? '', origin)
      if (action === null || !attributes.has('action')) return null
      form = { action, method: attributes.get('method')?.toLowerCase() === 'get' ? 'get' : 'post', fields }
      isInside = true
    } else if (tag === 'input' && isInside && !slash) {
      const attributes = attributesOf(rest!)
      const field = attributes.get('name')
      if (field) fields.push([field, attributes.get('value') ?? ''])
    }
  }
  return form
}

/** Sends a form that was taken apart, built anew from its fields, in place of the page. */
export function sendPayForm({ action, method, fields }: PayForm) {
  const form = document.createElement('form')
  form.action = action
  form.method = method
  form.hidden = true
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  // Not `form.submit`: a field of that name would stand in its place.
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}
