import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import { splitAmount } from '@/shared/lib/cents'
import { afterStageOf } from '@/features/concepts/domain/afterStage'
import { fieldErrorsOf } from '@/features/concepts/domain/drafts'
import { FirstStage } from '@/features/concepts/domain/firstStage'
import { TEXT_LIMITS } from '@/features/concepts/domain/limits'
import { SecondStage } from '@/features/concepts/domain/secondStage'
import { CHOICES } from '@/features/concepts/fields/choiceFields'
import { diffText } from '@/shared/autosave/textDifference'
import { createAutosave, SAVE_DELAY_MS, type Saved } from '@/shared/autosave/autosave'
import {
  defaultChoices,
  differencesOf,
  isSame,
  mergeChoices,
  normalized,
  type Values,
} from '@/shared/autosave/editedValues'
import { failure, type Result } from '@/shared/api'
import { ruleOf } from '@/shared/form/fieldParsers'

const conflict = () => failure('refused', VERSION_CONFLICT, 'changed')

/** An autosave with a fake server that stores a single stage. */
function setUp({ start = {}, typed }: { start?: Values; typed?: Values } = {}) {
  const held: Saved = { version: 1, values: start }
  const sent: [version: number, values: Values][] = []
  const waiting: (() => void)[] = []
  let isHolding = false
  let isSignedIn = true
  let refusal: Result<never> | null = null
  const drafts: (Values | null)[] = []
  const server = {
    held,
    sent,
    drafts,
    /** Holds back responses until `answer` is called. */
    hold: () => (isHolding = true),
    answer: async () => {
      waiting.shift()?.()
      await vi.advanceTimersByTimeAsync(0)
    },
    refuse: (result: Result<never> | null) => (refusal = result),
    signOut: () => (isSignedIn = false),
    /** Simulates a change by someone else. */
    change: (values: Values) => Object.assign(held, { version: held.version + 1, values }),
  }
  let running = 0
  const autosave = createAutosave({
    start: { base: { ...held }, values: typed ?? start },
    isSame: (one, other) => isSame(FirstStage, one, other),
    save: async (version, values) => {
      expect(++running).toBe(1)
      sent.push([version, values])
      if (isHolding) await new Promise<void>((resolve) => waiting.push(resolve))
      running--
      if (refusal) return refusal
      if (version !== held.version) return conflict()
      Object.assign(held, { version: held.version + 1, values })
      return { ok: true, data: { version: held.version } }
    },
    readNewer: async () => ({ ok: true, data: { ...held } }),
    keepDraft: (_base, values) => drafts.push(values),
    dropDraft: () => drafts.push(null),
    canSave: () => isSignedIn,
    delayMs: SAVE_DELAY_MS,
  })
  autosave.begin()
  return { ...server, autosave, kind: () => autosave.state().status.kind }
}

const rest = (ms = SAVE_DELAY_MS) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('input is stored as a draft at once and saved after a pause', async () => {
  const { autosave, sent, drafts, kind } = setUp()
  autosave.type({ name: '双' })
  expect(drafts).toEqual([{ name: '双' }])
  await rest(SAVE_DELAY_MS - 1)
  autosave.type({ name: '双抗' })
  await rest(SAVE_DELAY_MS - 1)
  expect(sent).toEqual([])
  expect(kind()).toBe('typed')
  await rest(1)
  expect(sent).toEqual([[1, { name: '双抗' }]])
  expect(kind()).toBe('saved')
  expect(drafts.at(-1)).toBeNull()
})

test('input without a change in meaning is not saved', async () => {
  const { autosave, sent, kind } = setUp({ start: { name: '双抗', funds: 500_000, target: null } })
  autosave.type({ name: ' 双抗 ', funds: '500,000', target: '' })
  await rest()
  expect(sent).toEqual([])
  expect(kind()).toBe('saved')
})

test('two saves never run at once; later input follows on the new version', async () => {
  const { autosave, sent, hold, answer, kind } = setUp()
  hold()
  autosave.type({ name: '一一' })
  await rest()
  autosave.type({ name: '一二' })
  autosave.saveNow()
  await rest()
  expect(sent).toEqual([[1, { name: '一一' }]])
  await answer()
  expect(sent.at(-1)).toEqual([2, { name: '一二' }])
  await answer()
  expect(kind()).toBe('saved')
  expect(sent).toHaveLength(2)
})

test('after an error the input is kept, and the next change or a retry sends it', async () => {
  const { autosave, sent, refuse, drafts, kind } = setUp()
  refuse(failure('network'))
  autosave.type({ name: '一一' })
  await rest()
  expect(kind()).toBe('failed')
  await rest(10 * SAVE_DELAY_MS)
  expect(sent).toHaveLength(1)
  expect(drafts).toEqual([{ name: '一一' }])
  refuse(null)
  autosave.saveNow()
  await rest(0)
  expect(kind()).toBe('saved')
})

test('a save whose response was lost is no conflict', async () => {
  const { autosave, held, refuse, kind } = setUp()
  refuse(failure('timeout'))
  autosave.type({ name: '一一' })
  await rest()
  Object.assign(held, { version: 2, values: { name: '一一' } })
  refuse(null)
  autosave.saveNow()
  await rest(0)
  expect(kind()).toBe('saved')
  expect(autosave.state().base.version).toBe(2)
})

test("someone else's change of the same stage is never overwritten", async () => {
  const { autosave, sent, change, held, kind } = setUp({ start: { name: '旧名', target: 'EGFR' } })
  change({ name: '他名', target: 'EGFR' })
  autosave.type({ name: '我名', target: 'EGFR' })
  await rest()
  expect(kind()).toBe('conflict')
  autosave.type({ name: '我名', target: 'HER2' })
  await rest(10 * SAVE_DELAY_MS)
  expect(sent).toHaveLength(1)
  expect(held.values).toEqual({ name: '他名', target: 'EGFR' })
  autosave.resolve({ name: '他名', target: 'HER2' })
  await rest(0)
  expect(held).toEqual({ version: 3, values: { name: '他名', target: 'HER2' } })
  expect(kind()).toBe('saved')
})

test('a newer version with the same stage is saved over without asking', async () => {
  const { autosave, sent, change, held, kind } = setUp({ start: { name: '旧名' } })
  change({ name: '旧名' })
  autosave.type({ name: '新名' })
  await rest()
  await rest()
  expect(sent.map(([version]) => version)).toEqual([1, 2])
  expect(held.values).toEqual({ name: '新名' })
  expect(kind()).toBe('saved')
})

test('a newer stage is adopted when there is no input', () => {
  const { autosave } = setUp({ start: { name: '旧名' } })
  autosave.receive({ version: 4, values: { name: '新名' } })
  expect(autosave.values()).toEqual({ name: '新名' })
  expect(autosave.state()).toMatchObject({ round: 1, base: { version: 4 } })
  autosave.receive({ version: 3, values: { name: '旧名' } })
  expect(autosave.values()).toEqual({ name: '新名' })
})

test('a draft of an earlier visit is saved automatically, or discarded', async () => {
  const { held } = setUp({ start: { name: '旧名' }, typed: { name: '新名' } })
  await rest()
  expect(held.values).toEqual({ name: '新名' })

  const other = setUp({ start: { name: '旧名' }, typed: { name: '新名' } })
  other.autosave.discard()
  await rest()
  expect(other.autosave.values()).toEqual({ name: '旧名' })
  expect(other.sent).toEqual([])
})

test('another change of the concept waits its turn, and the next save uses its version', async () => {
  const { autosave, sent, held, hold, answer, kind } = setUp()
  hold()
  autosave.type({ name: '一一' })
  await rest()
  const answered = autosave.change(async (version) => {
    expect(version).toBe(2)
    held.version = 3
    return { ok: true, data: { version: 3 } }
  })
  autosave.type({ name: '一二' })
  await answer()
  expect((await answered).ok).toBe(true)
  await rest()
  await answer()
  expect(sent.map(([version]) => version)).toEqual([1, 3])
  expect(kind()).toBe('saved')
})

test('leaving a form saves at once, retries once on a newer version, and then gives up', async () => {
  const { autosave, sent, change, refuse, held } = setUp({ start: { name: '旧名' } })
  autosave.type({ name: '新名' })
  change({ name: '旧名' })
  autosave.leave()
  await rest(0)
  expect(sent.map(([version]) => version)).toEqual([1, 2])
  expect(held.values).toEqual({ name: '新名' })

  refuse(failure('refused', 500))
  autosave.type({ name: '更新' })
  autosave.leave()
  await rest(10 * SAVE_DELAY_MS)
  autosave.leave()
  await rest(0)
  expect(sent).toHaveLength(3)
  await autosave.whenFree()
})

test('after a sign-out nothing is sent', async () => {
  const { autosave, sent, signOut } = setUp()
  autosave.type({ name: '新名' })
  signOut()
  autosave.leave()
  await autosave.whenFree()
  await rest(10 * SAVE_DELAY_MS)
  expect(sent).toEqual([])
})

test('differences name who changed what; only fields changed by both need a decision', () => {
  const base = { name: '旧名', target: 'EGFR', funds: 1, patents: [] }
  const mine = { name: '我名', target: 'HER2', funds: '1', patents: [{ number: 'CN1' }] }
  const theirs = { name: '他名', target: 'EGFR', funds: 2, patents: null }
  const differences = differencesOf(FirstStage, base, mine, theirs)
  expect(differences.map(({ field, by }) => [field, by])).toEqual([
    ['name', 'both'],
    ['target', 'me'],
    ['patents', 'me'],
    ['funds', 'them'],
  ])
  const choices = defaultChoices(differences)
  expect(choices).toEqual({ target: 'mine', patents: 'mine', funds: 'theirs' })
  expect(mergeChoices(mine, theirs, { ...choices, name: 'theirs' })).toEqual({
    name: '他名',
    target: 'HER2',
    funds: 2,
    patents: [{ number: 'CN1' }],
  })
})

test('sent values are normalised, and invalid ones are kept', () => {
  expect(
    normalized(FirstStage, { name: ' 双抗 ', funds: '1,000', email: 'x@', phone: '139 0000 0000' }),
  ).toMatchObject({ name: '双抗', funds: 1000, email: 'x@', phone: '13900000000', target: null })
})

test.each([
  [100, 3, [33.33, 33.33, 33.34]],
  [1_000_000, 4, [250_000, 250_000, 250_000, 250_000]],
  [0.05, 2, [0.02, 0.03]],
  [12.34, 1, [12.34]],
])('%d in %d parts', (amount, parts, expected) => {
  expect(splitAmount(amount, parts)).toEqual(expected)
})

test('a split plan satisfies the stage, whatever the amount', () => {
  for (const approved of [1, 99.99, 1_234_567.89, 9_999_999_999]) {
    for (const parts of [1, 3, 7, 50]) {
      const instalments = splitAmount(approved, parts).map((amount) => ({ amount, due: '2027-01-01' }))
      const issues = fieldErrorsOf(afterStageOf(approved), {
        contractNo: 'HT-1',
        signedOn: '2026-01-01',
        insurance: 'none',
        instalments,
      })
      expect(issues).toEqual([])
    }
  }
})

test.each([
  ['抑瘤率 60%，两组', '抑瘤率 75%，三组', ['=抑瘤率 ', '-60', '+75', '=%，', '-两', '+三', '=组']],
  ['', '新', ['+新']],
  ['旧', '', ['-旧']],
  ['the old way', 'the new way', ['=the ', '-old', '+new', '= way']],
])('the difference between %s and %s', (before, after, expected) => {
  const signs = { same: '=', removed: '-', added: '+' }
  expect(diffText(before, after).map(({ kind, text }) => signs[kind] + text)).toEqual(expected)
})

test('both texts can be restored from their difference, however long', () => {
  const words = (count: number, of: string) =>
    Array.from({ length: count }, (_, i) => `${of}${i % 7} `).join('')
  for (const [before, after] of [
    [words(3000, 'a'), words(2900, 'b')],
    [words(50, 'a'), words(60, 'a')],
  ] as const) {
    const pieces = diffText(before, after)
    const without = (kind: string) =>
      pieces
        .filter((piece) => piece.kind !== kind)
        .map(({ text }) => text)
        .join('')
    expect([without('added'), without('removed')]).toEqual([before, after])
  }
})

test('every option is valid, and field rules come from the stage', () => {
  for (const [name, options] of Object.entries(CHOICES)) {
    const schema = name === 'insurance' ? afterStageOf(null) : FirstStage
    expect(normalized(schema, { [name]: options[0] })[name]).toBe(options[0])
  }
  expect(ruleOf(FirstStage, ['summary'])).toMatchObject({ isRequired: true, max: TEXT_LIMITS.summary.max })
  expect(ruleOf(FirstStage, ['nameEn'])).toMatchObject({ isRequired: false, max: TEXT_LIMITS.name.max })
  expect(ruleOf(SecondStage, ['experiments', 0, 'objective'])).toMatchObject({
    isRequired: true,
    max: TEXT_LIMITS.line.max,
  })
  expect(ruleOf(SecondStage, ['experiments', 0, 'cost']).isRequired).toBe(false)
})
