import type * as Tags from 'mt940js/lib/tags.js'
import type structure from 'mt940js/lib/field86structure.js'
import { MAX_NUMBER_LENGTH } from '../../domain/bankAccount'
import type { BankRow, InvalidLine } from '../model/funds.api'
import { joinStatements, type NamedAccount, type Statement } from './statement'

/* SWIFT customer statements, as banks write them: with or without message blocks, often with lines around them. */

interface Field {
  tag: string
  text: string
  /** Line number in the file, counted from 1. */
  line: number
}

/** Fields of all messages; other lines continue the field before them. Lines outside of messages are no fields. */
function fieldsIn(text: string): Field[] {
  const fields: Field[] = []
  let open: Field | null = null
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [start, tag] = /^(?:\{.*)?:(\d{2}|NS)[A-Z]?:/.exec(line) ?? []
    if (start !== undefined && tag !== undefined) {
      open = { tag, text: line.slice(start.length), line: index + 1 }
      fields.push(open)
    } else if (/^-?\}?\s*$|^-?\{/.test(line)) open = null
    else if (open) open.text += `\n${line}`
  }
  return fields
}

export const isMt940 = (text: string): boolean =>
  /^(?:\{.*)?:20:/m.test(text) && /^:(?:60[FM]|61|62[FM]):/m.test(text)

/** A movement without the blanks of a missing booking day, and with a transaction type, which some banks leave out. */
const completeLine = (text: string): string =>
  text
    .replace(/^(\d{6}) +/, '$1')
    .replace(/^(\d{6}(?:\d{4})?R?[CD][A-Z]?[\d,]+)(?![\d,]|[A-Z][A-Z0-9]{3})/, '$1NMSC')

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/**
 * Day on which a movement was booked, null if there is no such day. The booking day has no year: around New Year it is
 * not that of the value date.
 */
function bookingDay({ date, entryDate }: Tags.MovementFields, text: string): string | null {
  const valueDay = dayOf(date)
  if (valueDay.replaceAll('-', '').slice(2) !== text.slice(0, 6)) return null
  if (entryDate === '') return valueDay
  const months = entryDate.getUTCMonth() - date.getUTCMonth()
  const year = date.getUTCFullYear() + (months > 6 ? -1 : months < -6 ? 1 : 0)
  return `${year}${dayOf(entryDate).slice(4)}`
}

/** Fields of a SEPA transfer within the purpose of a German statement; `SVWZ` is what the payer wrote. */
const SEPA = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC)\+/
const PURPOSE_SUBFIELDS = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 60, 61, 62, 63].map(String)

function purposeOf(subfields: Readonly<Record<string, string>>): string {
  const joined = PURPOSE_SUBFIELDS.map((name) => subfields[name] ?? '').join('')
  const parts = joined.split(SEPA)
  const written = parts.indexOf('SVWZ')
  return (written < 0 ? joined : (parts[written + 1] ?? '')).trim()
}

type Structure = typeof structure

/** Payee and reference in the description of a movement: German subfields `?20`, Dutch ones such as `/NAME/`, or plain. */
function describe(text: string, { parse }: Structure): Pick<BankRow, 'payee' | 'reference'> {
  const subfields = parse(text)
  if (!subfields) return { payee: '', reference: text.replaceAll('\n', ' ').trim() }
  const isGerman = PURPOSE_SUBFIELDS.some((name) => name in subfields) || '32' in subfields
  if (isGerman) {
    const payee = `${subfields['32'] ?? ''}${subfields['33'] ?? ''}`.trim()
    return { payee, reference: purposeOf(subfields) || (subfields['00'] ?? '') }
  }
  const withoutSlashes = (name: string) => (subfields[name] ?? '').replaceAll(/^[/\s]+|[/\s]+$/g, '')
  const [, , holder = ''] = (subfields['CNTP'] ?? '').split('/')
  const reference = [withoutSlashes('REMI').replace(/^(?:USTD|STRD)\/+/, ''), withoutSlashes('EREF')]
  return {
    payee: withoutSlashes('NAME') || holder.trim(),
    reference: reference.filter((part) => part !== '' && part !== 'NOTPROVIDED').join(' ') || text.trim(),
  }
}

function accountOf(text: string, currency: string): NamedAccount {
  const number = (text.split('\n')[0] ?? '')
    .trim()
    .replaceAll(/^[A-Z]{6}[A-Z0-9]{2,5}\/|\/$/g, '')
    .slice(0, MAX_NUMBER_LENGTH)
  const isSuffixed = currency !== '' && number.length > 8 && number.endsWith(currency)
  return { bank: '', number: isSuffixed ? number.slice(0, -currency.length).trim() : number, currency }
}

/**
 * Reads the accounts of a file with MT940 messages; null without any. The fields are those of mt940js. Its parser for
 * complete files is not used: it gives up at lines around a message, at fields of other message types and where the rows
 * do not add up, and it names no lines.
 */
export async function readMt940(text: string): Promise<Statement[] | null> {
  const { TagFactory } = await import('mt940js/lib/tags.js')
  const { default: structure } = await import('mt940js/lib/field86structure.js')
  const factory = new TagFactory()
  const statements: Statement[] = []

  function readBalance(id: '60' | '62', content: string) {
    try {
      return factory.createTag(id, '', content).fields
    } catch {
      return null
    }
  }

  function readMovement({ text: content, line }: Field, description: string): BankRow | InvalidLine {
    const invalid = (issue: InvalidLine['issue']) => ({ line, issue, cells: [content, description] })
    try {
      const { fields } = factory.createTag('61', '', completeLine(content))
      const day = bookingDay(fields, content)
      if (day === null) return invalid('day')
      if (fields.amount === 0) return invalid('zero')
      const { payee, reference } = describe(description, structure)
      return {
        line,
        day,
        amount: -fields.amount,
        payee: payee.slice(0, 200),
        reference: (reference || fields.extraDetails || fields.reference).slice(0, 200),
        balance: null,
        bankReference: fields.bankReference.trim(),
      }
    } catch {
      return invalid('amount')
    }
  }

  const fields = fieldsIn(text)
  for (const [index, field] of fields.entries()) {
    const statement = statements.at(-1)
    if (field.tag === '20')
      statements.push({
        account: { bank: '', number: '', currency: '' },
        rows: [],
        unread: [],
        opening: null,
        closing: null,
      })
    else if (!statement) continue
    else if (field.tag === '25') statement.account.number = field.text
    else if (field.tag === '60') {
      const balance = readBalance('60', field.text)
      statement.opening = balance?.amount ?? null
      statement.account = accountOf(statement.account.number, balance?.currency ?? '')
    } else if (field.tag === '34' && statement.account.currency === '')
      statement.account = accountOf(statement.account.number, field.text.slice(0, 3))
    else if (field.tag === '62') statement.closing = readBalance('62', field.text)?.amount ?? null
    else if (field.tag === '61') {
      const next = fields[fields[index + 1]?.tag === 'NS' ? index + 2 : index + 1]
      const movement = readMovement(field, next?.tag === '86' ? next.text : '')
      if ('issue' in movement) statement.unread.push(movement)
      else statement.rows.push(movement)
    }
  }
  return statements.length === 0 ? null : joinStatements(statements)
}
