import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { canonicalJson } from '@/features/rooms/domain/canonical'
import { checkBundle, FILES, type BundleReport } from '@/features/rooms/domain/log/bundle'
import { chainEntry, firstBroken, lineOf, NO_PREV, type ChainEntry } from '@/features/rooms/domain/log/chain'
import { sha256Of } from '@/shared/lib/sha256'
import { formatThumbprint, isThumbprint, sign } from '@/features/rooms/domain/log/signature'
import { bundleOf, keysOf } from '@mocks/vdr/logBundle'
import { crcOf, concatBytes, littleEndian, zipBytes } from '../../support/zipBytes'

type Entry = ChainEntry & { time: string; text: string }

/** Ten log entries, numbered 3 to 12. */
const log = (() => {
  const entries: Entry[] = []
  for (let seq = 1; seq <= 12; seq += 1) {
    const content = { seq, time: `2026-03-01 10:00:${10 + seq}`, text: `文件 ${seq}`, nodeId: null }
    entries.push(chainEntry(content, entries.at(-1)?.hash ?? NO_PREV))
  }
  return entries.slice(2)
})()
const at = (seq: number) => log[seq - 3]!
const reseal = ({ prev: _prev, hash: _hash, ...content }: Entry, prev: string): Entry =>
  chainEntry(content, prev)

interface Parts {
  lines: string[]
  manifest: string
  signature: Uint8Array
  key: string
}

async function parts(entries: readonly Entry[] = log, keys?: ReturnType<typeof keysOf>): Promise<Parts> {
  const { bytes } = await bundleOf(entries, { room: { id: '1', name: '演示' }, time: '2026-03-02 10:00:00' }, keys) // prettier-ignore
  const files = unzipSync(bytes)
  return {
    lines: strFromU8(files[FILES.entries]!).trimEnd().split('\n'),
    manifest: strFromU8(files[FILES.manifest]!),
    signature: files[FILES.signature]!,
    key: strFromU8(files[FILES.key]!),
  }
}

const check = (bytes: Uint8Array<ArrayBuffer>) => checkBundle(bytes, { pause: () => Promise.resolve() })

const zipped = ({ lines, manifest, signature, key }: Parts) =>
  zipSync({
    [FILES.entries]: strToU8(lines.map((line) => `${line}\n`).join('')),
    [FILES.manifest]: strToU8(manifest),
    [FILES.signature]: signature,
    [FILES.key]: strToU8(key),
  })

const written = (entries: readonly Entry[]) => entries.map(lineOf)
const withReplaced = (seq: number, ...others: Entry[]) =>
  written(log.flatMap((entry) => (entry.seq === seq ? others : [entry])))

test('digests match the standard, also for long texts and other alphabets', () => {
  expect(sha256Of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256Of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256Of('行为日志'.repeat(2000))).toBe(
    '6630d7ad29ac7fc8f20c94660d68a71e166311a5d5d3cc3e6cf595452a9fc34d',
  )
})

test('an untouched bundle is intact, and its key is identified by the thumbprint', async () => {
  const keys = keysOf('mine')
  const report = await check(zipped(await parts(log, keys)))
  expect(report).toMatchObject({ kind: 'checked', signature: 'valid', finding: null, count: 10 })
  expect(report).toHaveProperty('fingerprint', sha256Of(canonicalJson(keys.known)))
})

const good = { signature: 'valid' }
const ALTERED: readonly [way: string, alter: (parts: Parts) => Partial<Parts> | Promise<Partial<Parts>>, report: object][] = [
  ['a word of an entry', () => ({ lines: withReplaced(6, { ...at(6), text: '别的' }) }), { ...good, finding: { kind: 'altered', seq: 6 } }],
  ['a word of an entry and its hash', () => ({ lines: withReplaced(6, reseal({ ...at(6), text: '别的' }, at(5).hash)) }), { ...good, finding: { kind: 'altered', seq: 6 } }],
  ['the link of an entry, sealed anew', () => ({ lines: withReplaced(6, reseal(at(6), at(4).hash)) }), { ...good, finding: { kind: 'altered', seq: 6 } }],
  ['the number of an entry, sealed anew', () => ({ lines: withReplaced(6, reseal({ ...at(6), seq: 60 }, at(5).hash)) }), { ...good, finding: { kind: 'altered', seq: 6 } }],
  ['a second value under one name', ({ lines }) => ({ lines: lines.map((line) => line.replace('"seq":6', '"seq":5,"seq":6')) }), { ...good, finding: { kind: 'altered', seq: 6 } }],
  ['two entries taken out', () => ({ lines: written(log.filter(({ seq }) => seq !== 6 && seq !== 7)) }), { ...good, finding: { kind: 'missing', seq: 6, to: 7 } }],
  ['the first taken out', () => ({ lines: withReplaced(3) }), { ...good, finding: { kind: 'missing', seq: 3, to: 3 } }],
  ['cut at the end', ({ lines }) => ({ lines: lines.slice(0, 7) }), { ...good, finding: { kind: 'missing', seq: 10, to: 12 } }],
  ['two in each other’s place', () => ({ lines: withReplaced(6, at(7), at(6)).filter((line, i, all) => all.indexOf(line) === i) }), { ...good, finding: { kind: 'reordered', seq: 6 } }],
  ['one moved to the end', () => ({ lines: [...withReplaced(4), lineOf(at(4))] }), { ...good, finding: { kind: 'reordered', seq: 4 } }],
  ['an entry twice', () => ({ lines: withReplaced(6, at(6), at(6)) }), { ...good, finding: { kind: 'added', seq: 6 } }],
  ['an invented one between', () => ({ lines: withReplaced(6, at(6), reseal({ ...at(7), text: '虚构' }, at(6).hash)) }), { ...good, finding: { kind: 'added', seq: 7 } }],
  ['an invented one behind', ({ lines }) => ({ lines: [...lines, lineOf(reseal({ ...at(12), seq: 13 }, at(12).hash))] }), { ...good, finding: { kind: 'added', seq: 13 } }],
  ['the last, and its hash', () => ({ lines: withReplaced(12, reseal({ ...at(12), text: '别的' }, at(11).hash)) }), { ...good, finding: { kind: 'rewritten' } }],
  ['a line that is no entry', ({ lines }) => ({ lines: ['{', ...lines] }), { ...good, finding: { kind: 'unreadable', line: 1 } }],
  ['the entries of another log', async () => ({ lines: (await parts(log.map((entry) => reseal(entry, sha256Of('other'))))).lines }), { ...good, finding: { kind: 'altered', seq: 3 } }],
  ['the manifest', ({ manifest }) => ({ manifest: manifest.replace('演示', '别处') }), { signature: 'wrong', finding: null }],
  ['the signature', ({ signature }) => ({ signature: signature.map((byte, i) => (i === 9 ? byte ^ 1 : byte)) }), { signature: 'wrong', finding: null }],
  ['the key', () => ({ key: JSON.stringify(keysOf('other').known) }), { signature: 'wrong', finding: null }],
  ['cut, and signed with another key', async () => parts(log.slice(0, 5), keysOf('other')), { ...good, finding: null, fingerprint: sha256Of(canonicalJson(keysOf('other').known)) }],
  ['another key, under the name of the first', async ({ manifest }) => {
    const { own, known } = keysOf('other')
    return { signature: await sign(manifest, own), key: JSON.stringify(known) }
  }, { signature: 'otherKey', finding: null }],
] // prettier-ignore

test.each(ALTERED)('altered: %s', async (_way, alter, expected) => {
  const bundleParts = await parts()
  expect(await check(zipped({ ...bundleParts, ...(await alter(bundleParts)) }))).toMatchObject({
    kind: 'checked',
    ...expected,
  })
})

const lacking = async (file: string) => {
  const { [file]: _gone, ...rest } = unzipSync(zipped(await parts()))
  return zipSync(rest)
}
test.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, Partial<BundleReport>]>([
  ['no archive', async () => strToU8('hello'), { reason: 'noZip' }],
  ['half an archive', async () => zipped(await parts()).slice(0, 900), { reason: 'noZip' }],
  [
    'another archive',
    async () => zipSync({ 'a.txt': strToU8('a') }),
    { reason: 'missing', file: FILES.entries },
  ],
  ['without a signature', () => lacking(FILES.signature), { reason: 'missing', file: FILES.signature }],
  [
    'a manifest that says nothing',
    async () => zipped({ ...(await parts()), manifest: '{}' }),
    { reason: 'manifest' },
  ],
  ['no key', async () => zipped({ ...(await parts()), key: '[]' }), { reason: 'key' }],
])('not a bundle: %s', async (_what, bytes, expected) => {
  expect(await check(await bytes())).toMatchObject({ kind: 'unreadable', ...expected })
})

type ZipFile = Parameters<typeof zipBytes>[0][number]
type ZipOptions = Parameters<typeof zipBytes>[1]

/** Files of a valid bundle, and `forged` entries without the sixth, a gap that is detected wherever they are read. */
async function zipFiles() {
  const { lines, manifest, signature, key } = await parts()
  const text = (all: readonly string[]) => strToU8(all.map((line) => `${line}\n`).join(''))
  const files = {
    entries: { name: FILES.entries, data: text(lines) },
    manifest: { name: FILES.manifest, data: strToU8(manifest) },
    signature: { name: FILES.signature, data: signature },
    key: { name: FILES.key, data: strToU8(key) },
  }
  return { ...files, forged: { name: FILES.entries, data: text(lines.toSpliced(3, 1)) } }
}
type Files = Awaited<ReturnType<typeof zipFiles>>

const descriptorOf = ({ data }: ZipFile, isSigned: boolean, crc = crcOf(data)) =>
  concatBytes(
    strToU8(isSigned ? 'PK\x07\x08' : ''),
    littleEndian(crc, 4),
    littleEndian(data.length, 4),
    littleEndian(data.length, 4),
  )
const DESCRIBED = {
  local: { flags: 8, crc: 0, packedSize: 0, size: 0 },
  central: { flags: 8 },
}
/** Unicode path field: gives the file another name in readers that support it. */
const otherName = concatBytes(
  littleEndian(0x7075, 2),
  littleEndian(6, 2),
  littleEndian(1, 1),
  littleEndian(0, 4),
  strToU8('x'),
)

test.each<[string, (files: Files) => ZipFile[]]>([
  ['in any order', ({ entries, manifest, signature, key }) => [key, entries, signature, manifest]],
  ...[true, false].map((isSigned): [string, (files: Files) => ZipFile[]] => [
    `with sizes behind the data, ${isSigned ? 'signed' : 'bare'}`,
    ({ entries, manifest, signature, key }) =>
      [entries, manifest, signature, key].map((file) => ({
        ...file,
        ...DESCRIBED,
        after: descriptorOf(file, isSigned),
      })),
  ]),
])('a bundle with a single reading is accepted: %s', async (_what, make) => {
  expect(await check(zipBytes(make(await zipFiles())))).toMatchObject({ signature: 'valid', finding: null })
})

const allOf = ({ entries, manifest, signature, key }: Files): ZipFile[] => [entries, manifest, signature, key]
const AMBIGUOUS = { reason: 'ambiguous' }
test.each<[string, (files: Files) => ZipFile[], ZipOptions, object]>([
  ['forged entries in the directory, the signed ones before them', (files) => [{ ...files.entries, isOnly: 'local' }, files.forged, ...allOf(files).slice(1)], {}, AMBIGUOUS],
  ['signed entries in the directory, forged ones before them', (files) => [{ ...files.forged, isOnly: 'local' }, ...allOf(files)], {}, AMBIGUOUS],
  ['forged entries behind the signed ones', (files) => [files.entries, { ...files.forged, isOnly: 'local' }, ...allOf(files).slice(1)], {}, AMBIGUOUS],
  ['entries twice in the directory', (files) => [files.forged, ...allOf(files)], {}, { reason: 'twice', file: FILES.entries }],
  ['two in the directory over one in the file', (files) => [...allOf(files), { ...files.entries, isOnly: 'central', central: { offset: 0 } }], {}, AMBIGUOUS],
  ['a file that does not belong into it', (files) => [...allOf(files), { name: 'notes.txt', data: strToU8('x') }], {}, { reason: 'unknown', file: 'notes.txt' }],
  ['a name that differs by its case', (files) => [...allOf(files), { ...files.forged, name: 'Entries.jsonl' }], {}, { reason: 'unknown', file: 'Entries.jsonl' }],
  ['a name that ends in a dot, which Windows leaves out', (files) => [...allOf(files), { ...files.forged, name: `${FILES.entries}.` }], {}, { reason: 'unknown', file: `${FILES.entries}.` }],
  ['a name with a zero byte', (files) => [...allOf(files), { ...files.forged, name: `${FILES.entries}\0` }], {}, { reason: 'unknown', file: `${FILES.entries}\0` }],
  ['an archive of its own', (files) => [...allOf(files), { name: 'log.zip', data: zipBytes(allOf(files)) }], {}, { reason: 'unknown', file: 'log.zip' }],
  ['an archive in place of the manifest', (files) => [...allOf(files).slice(0, 1), { ...files.manifest, data: zipBytes(allOf(files)) }, ...allOf(files).slice(2)], {}, { reason: 'manifest', file: FILES.manifest }],
  ['a folder', (files) => [...allOf(files), { name: 'more/', data: strToU8('') }], {}, { reason: 'unknown', file: 'more/' }],
  ['entries that unpack to a folder', ({ entries, ...files }) => [{ ...entries, central: { attributes: 0x10 } }, ...allOf({ ...files, entries }).slice(1)], {}, AMBIGUOUS],
  ['entries that unpack to a link', ({ entries, ...files }) => [{ ...entries, central: { attributes: 0xa1ff_0000 } }, ...allOf({ ...files, entries }).slice(1)], {}, AMBIGUOUS],
  ['a checksum in both headers that its data have not', ({ entries, ...files }) => [{ ...entries, local: { crc: 9 }, central: { crc: 9 } }, ...allOf({ ...files, entries }).slice(1)], {}, { reason: 'noZip', file: FILES.entries }],
  ['two files that overlap', ({ entries, ...files }) => [entries, ...allOf({ ...files, entries }).slice(1, 3), { ...files.key, central: { offset: 10 } }], {}, AMBIGUOUS],
  ['a directory before its files', allOf, { directoryAt: 0 }, AMBIGUOUS],
  ['a name in another folder', (files) => [...allOf(files), { ...files.forged, name: `./${FILES.entries}` }], {}, { reason: 'unknown', file: `./${FILES.entries}` }],
  ['a header of its own with another name', ({ entries, ...files }) => [{ ...entries, local: { name: 'entries.jsonk' } }, ...allOf({ ...files, entries }).slice(1)], {}, AMBIGUOUS],
  ...(['size', 'packedSize', 'crc', 'method', 'flags', 'time'] as const).map((field): [string, (files: Files) => ZipFile[], ZipOptions, object] => [
    `a header of its own with another ${field}`, ({ entries, ...files }) => [{ ...entries, local: { [field]: 8 } }, ...allOf({ ...files, entries }).slice(1)], {}, AMBIGUOUS,
  ]),
  ['a size in both headers that its data have not', ({ entries, ...files }) => [{ ...entries, local: { size: 9 }, central: { size: 9 } }, ...allOf({ ...files, entries }).slice(1)], {}, AMBIGUOUS],
  ['sizes behind the data that are others', ({ entries, ...files }) => [{ ...entries, ...DESCRIBED, after: descriptorOf(entries, true, 1) }, ...allOf({ ...files, entries }).slice(1)], {}, AMBIGUOUS],
  ['encryption', ({ entries, ...files }) => [{ ...entries, local: { flags: 1 }, central: { flags: 1 } }, ...allOf({ ...files, entries }).slice(1)], {}, AMBIGUOUS],
  ['a field with another name', ({ entries, ...files }) => [{ ...entries, central: { extra: otherName } }, ...allOf({ ...files, entries }).slice(1)], {}, AMBIGUOUS],
  ['such a field in its own header', ({ entries, ...files }) => [{ ...entries, local: { extra: otherName } }, ...allOf({ ...files, entries }).slice(1)], {}, AMBIGUOUS],
  ['a comment of a file', ({ entries, ...files }) => [{ ...entries, central: { comment: strToU8('x') } }, ...allOf({ ...files, entries }).slice(1)], {}, AMBIGUOUS],
  ['something before it', allOf, { before: strToU8('x') }, AMBIGUOUS],
  ['something between its files', ({ entries, ...files }) => [{ ...entries, after: strToU8('x') }, ...allOf({ ...files, entries }).slice(1)], {}, AMBIGUOUS],
  ['something before its directory', allOf, { beforeDirectory: strToU8('x') }, AMBIGUOUS],
  ['something after it', allOf, { after: strToU8('x') }, AMBIGUOUS],
  ['another archive after it', allOf, { after: zipSync({ a: strToU8('a') }) }, { reason: 'ambiguous' }],
  ['a comment', allOf, { comment: strToU8('x') }, AMBIGUOUS],
  ['another count of its files', allOf, { total: 3 }, AMBIGUOUS],
])('an archive with two possible readings is refused: %s', async (_what, make, options, expected) => {
  expect(await check(zipBytes(make(await zipFiles()), options))).toMatchObject({ kind: 'unreadable', ...expected })
}) // prettier-ignore

test('a bundle of a program that notes file permissions is accepted', async () => {
  const files = allOf(await zipFiles()).map((file) => ({ ...file, central: { attributes: 0x81a4_0000 } }))
  expect(await check(zipBytes(files))).toMatchObject({ signature: 'valid', finding: null })
})

test('entries that unpack to a size other than the declared one are refused', async () => {
  const bytes = zipped(await parts())
  const view = new DataView(bytes.buffer)
  const start = view.getUint32(bytes.length - 6, true)
  // Size of the first file, in the central directory and in its local header.
  for (const at of [start + 24, 22]) view.setUint32(at, view.getUint32(at, true) - 1, true)
  expect(await check(bytes)).toMatchObject({ kind: 'unreadable', reason: 'noZip', file: FILES.entries })
})

const PRINT = sha256Of('key')
const GROUPED = formatThumbprint(PRINT)
test.each<[string, boolean | null]>([
  [PRINT, true],
  [GROUPED, true],
  [`  SHA-256: ${GROUPED.toUpperCase()}\n`, true],
  [`SHA256:${PRINT.replaceAll(/..(?=.)/g, '$&:')}`, true],
  [PRINT.replaceAll(/.{8}(?=.)/g, '$&–\u200B'), true],
  [PRINT.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)), true],
  [sha256Of('other'), false],
  [PRINT.replace(/.$/, (last) => (last === '0' ? '1' : '0')), false],
  [PRINT.slice(0, 63), null],
  [`${PRINT}0`, null],
  [PRINT.replace(/.$/, 'g'), null],
  ['key', null],
])('the fingerprint %j is compared: %s', (typed, expected) => {
  expect(isThumbprint(typed, PRINT)).toBe(expected)
})

test('the first shown row that breaks the chain is named, whatever the order', () => {
  expect(firstBroken(log.toReversed())).toBeNull()
  // The entries between them are not shown, which is no break.
  expect(firstBroken([at(5), at(9)])).toBeNull()
  expect(firstBroken([at(9), { ...at(5), text: '别的' }, at(3)])).toBe(5)
  expect(firstBroken([at(7), reseal(at(6), at(4).hash), at(5)])).toBe(6)
  expect(firstBroken([at(4), at(4)])).toBe(4)
  expect(firstBroken([{ ...at(3), seq: 1 }])).toBe(1)
})
