import { paymentAddress } from './paymentHosts'

/** Payment provider's form, reduced to its data: contains no markup. */
export interface PayForm {
  action: string
  method: 'get' | 'post'
  fields: readonly (readonly [name: string, value: string])[]
}

/** In characters; longer than anything a provider sends. */
const MAX_LENGTH = 100_000

const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=`]+)))?/g

const NAMED_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeEntities = (text: string) =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (all: string, hex?: string, decimal?: string, name?: string) => {
      if (name) return NAMED_ENTITIES[name.toLowerCase()]!
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
    },
  )

const COMMENT_END = '-->'

/** An unclosed comment hides everything after it. */
const withoutComments = (html: string) => {
  const [first = '', ...others] = html.split('<!--')
  const afterComments = others.map((part) => part.split(COMMENT_END).slice(1).join(COMMENT_END))
  return first + afterComments.join('')
}

/** With duplicate names the first attribute counts, as in browsers. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, name, double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name!.toLowerCase()
    if (!found.has(key)) found.set(key, decodeEntities(double ?? single ?? bare ?? ''))
  }
  return found
}

/**
 * Parses the form that the server returns for a payment. The markup never reaches the browser: only the form's action
 * and the names and values of its inputs are read. Returns null unless the text is plainly a single form that goes to
 * an allowed payment host.
 */
export function parsePayForm(html: string, origin: string): PayForm | null {
  if (html.length > MAX_LENGTH) return null
  let form: PayForm | null = null
  let isInsideForm = false
  const fields: (readonly [string, string])[] = []
  for (const [, slash, name, rest] of withoutComments(html).matchAll(TAG)) {
    const tag = name!.toLowerCase()
    if (tag === 'base') return null
    if (tag === 'form') {
      if (slash) {
        isInsideForm = false
        continue
      }
      if (form) return null // a second or nested form is ambiguous
      const attributes = attributesOf(rest!)
      const action = paymentAddress(attributes.get('action') ?? '', origin)
      if (action === null || !attributes.has('action')) return null
      form = { action, method: attributes.get('method')?.toLowerCase() === 'get' ? 'get' : 'post', fields }
      isInsideForm = true
    } else if (tag === 'input' && isInsideForm && !slash) {
      const attributes = attributesOf(rest!)
      const field = attributes.get('name')
      if (field) fields.push([field, attributes.get('value') ?? ''])
    }
  }
  return form
}

/** Rebuilds the form from its parsed fields and submits it, leaving the current page. */
export function submitPayForm({ action, method, fields }: PayForm) {
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
  // Not `form.submit`: a field of that name would shadow it.
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}
