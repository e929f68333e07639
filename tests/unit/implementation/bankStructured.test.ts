import { expect, test } from 'vitest'
import { readCamt } from '@/features/implementation/funds/reconcile/camt'
import { readMt940 } from '@/features/implementation/funds/reconcile/mt940'
import { checkBalances } from '@/features/implementation/funds/reconcile/statement'
import { readBankFile } from '../../support/bankFiles'

/** A message with these movements, between the lines that banks write around it. */
const message = (
  movements: string,
  { account = '10020030/1234567', opening = '100,', closing = '100,' } = {},
) =>
  `{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{4:\n:20:STARTUMS\n:25:${account}\n:28C:1/1\n:60F:C260101EUR${opening}\n${movements}\n:62F:C260131EUR${closing}\n:64:C260131EUR${closing}\n-}\n`

const rowOf = async (movement: string) => (await readMt940(message(movement)))![0]!.rows[0]

test.each([
  [':61:260105D5,00NTRFNONREF', '2026-01-05', 5],
  [':61:2601050106C5,1NTRFNONREF', '2026-01-06', -5.1],
  [':61:2601050106RC5,NTRFNONREF', '2026-01-06', 5],
  [':61:2601050106RD5,NTRFNONREF', '2026-01-06', -5],
  [':61:2601050106CR5,NTRFNONREF', '2026-01-06', -5], // R is the third letter of the currency
  [':61:2512310102D5,NTRFNONREF', '2026-01-02', 5],
  [':61:2601021231D5,NTRFNONREF', '2025-12-31', 5],
  [':61:260105    D5,00NTRFNONREF', '2026-01-05', 5],
  [':61:260105D1213,28N', '2026-01-05', 1213.28],
])('the movement %s is on %s, %d', async (movement, day, amount) => {
  expect(await rowOf(movement)).toMatchObject({ day, amount })
})

test.each([
  [':86:166?00GUTSCHRIFT?20EREF+E1?21SVWZ+Rechnung 1?227, Teil 2?30BANKDEFF?31DE1?32Muster?33 GmbH?60KREF+K', 'Muster GmbH', 'Rechnung 17, Teil 2'],
  [':86:166?00GUTSCHRIFT?20Rechnung\n 17?32Muster GmbH', 'Muster GmbH', 'Rechnung 17'],
  [':86:166?00GUTSCHRIFT?32Muster GmbH', 'Muster GmbH', 'GUTSCHRIFT'],
  [':86:/EREF/E1//CNTP/NL08INGB0000001234/INGBNL2A/Voorbeeld BV///REMI/USTD//Factuur 17/', 'Voorbeeld BV', 'Factuur 17 E1'],
  [':86:/NAME/Voorbeeld BV/REMI/Factuur 17', 'Voorbeeld BV', 'Factuur 17'],
  [':86:SUPPLIER A\nINVOICE 17', '', 'SUPPLIER A INVOICE 17'],
])('%s names the payee and the purpose', async (description, payee, reference) => {
  expect(await rowOf(`:61:260105D5,00NTRFNONREF//B1\n${description}`)).toMatchObject({ payee, reference, bankReference: 'B1' })
}) // prettier-ignore

test('a movement that cannot be read is listed with its line, and the others are read', async () => {
  const [statement] = (await readMt940(
    message(
      ':61:260230D5,00NTRFNONREF\n:61:260105X5,00NTRF\n:61:260105D0,NTRFNONREF\n:61:260105D1,NTRFNONREF',
      {
        closing: '99,',
      },
    ),
  ))!
  expect(statement!.unread.map(({ line, issue }) => [line, issue])).toEqual([[6, 'day'], [7, 'amount'], [8, 'zero']]) // prettier-ignore
  expect(statement!.rows).toMatchObject([{ line: 9, amount: 1 }])
  expect(checkBalances(statement!)).toEqual({ opening: 100, closing: 99, difference: 0 })
})

test('the messages of an account are one statement, those of others are separate', async () => {
  const statements = await readMt940(
    message(':61:260105D5,00NTRFNONREF', { closing: '95,' }) +
      message('', { account: 'NL20INGB0001234567EUR' }) +
      message(':61:260106D6,00NTRFNONREF', { opening: '95,', closing: '89,' }),
  )
  expect(statements).toMatchObject([
    { account: { number: '10020030/1234567', currency: 'EUR' }, opening: 100, closing: 89 },
    { account: { number: 'NL20INGB0001234567', currency: 'EUR' }, rows: [] },
  ])
  expect(checkBalances(statements![0]!)!.difference).toBe(0)
})

const camt = (entries: string, account = '<Id><IBAN>DE1</IBAN></Id><Ccy>EUR</Ccy>') =>
  `<?xml version="1.0"?><n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><n:BkToCstmrStmt><n:Stmt><n:Acct>${account.replaceAll('<', '<n:').replaceAll('<n:/', '</n:')}</n:Acct>${entries}</n:Stmt></n:BkToCstmrStmt></n:Document>`

const entry = (changes: { sign?: string; more?: string; amount?: string; currency?: string; details?: string } = {}) => {
  const { sign = 'DBIT', more = '', amount = '5.00', currency = 'EUR', details = '' } = changes
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>BOOK</Sts>${more}<BookgDt><DtTm>2026-01-05T10:00:00</DtTm></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`
} // prettier-ignore

test('prefixes, older versions and reversals of CAMT.053 are read', async () => {
  const details =
    '<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>A</Nm></Dbtr><Cdtr><Nm>Fish &amp; Chips</Nm></Cdtr></RltdPties><RmtInf><Ustrd>one</Ustrd><Ustrd>two</Ustrd></RmtInf></TxDtls>'
  const reversal = entry({ sign: 'CRDT', more: '<RvslInd>true</RvslInd>' })
  const [statement] = (await readCamt(camt(entry({ details }) + reversal)))!
  expect(statement!.rows).toMatchObject([
    { line: 1, day: '2026-01-05', amount: 5, payee: 'Fish & Chips', reference: 'one two' },
    { line: 2, amount: -5 },
  ])
  expect(checkBalances(statement!)).toBeNull()
})

test('a batch is one row with the references of its transactions', async () => {
  const details = ['FA-1-01', 'FA-1-02']
    .map((text) => `<TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`)
    .join('')
  const [statement] = (await readCamt(camt(entry({ details }))))!
  expect(statement!.rows).toMatchObject([{ amount: 5, reference: 'FA-1-01 FA-1-02' }])
})

test('entries that cannot be read are listed with their reason', async () => {
  const entries = entry({ amount: '1.005' }) + entry({ amount: '0' }) + entry({ currency: 'USD' }) + entry({ amount: 'x' }) // prettier-ignore
  const [statement] = (await readCamt(camt(entries)))!
  expect(statement!.rows).toEqual([])
  expect(statement!.unread.map(({ line, issue }) => [line, issue])).toEqual([[1, 'cents'], [2, 'zero'], [3, 'currency'], [4, 'amount']]) // prettier-ignore
})

test.each([
  ['an entity that expands', camt(entry()).replace('?>', '?><!DOCTYPE a [<!ENTITY x "yyyyyyyy">]>')],
  ['another document', '<?xml version="1.0"?><Document><Other/></Document>'],
  ['broken XML', '<Document><BkToCstmrStmt>'],
])('%s is no statement', async (_what, xml) => {
  expect(await readCamt(xml)).toBeNull()
  await expect(readBankFile(new Blob([xml]))).rejects.toThrow('null')
})
