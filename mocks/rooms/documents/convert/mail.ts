import PostalMime, { type Address } from 'postal-mime'
import { ConversionError } from './limits'
import { A4, createPageFlow, innerWidth, paragraphPieces, space } from './pageFlow'

const LABELS = {
  from: '发件人 From',
  to: '收件人 To',
  cc: '抄送 Cc',
  date: '日期 Date',
  subject: '主题 Subject',
  attachments: '附件 Attachments',
}
const SIZE = 10
const LABEL_WIDTH = 110

const textOf = (addresses: readonly Address[] = []): string =>
  addresses
    .map(({ name, address, group }) =>
      group ? `${name}: ${textOf(group)}` : name && address ? `${name} <${address}>` : (address ?? name),
    )
    .join(', ')

/** Text of a mail in HTML. The parser makes it only where another part of the mail is plain text. */
async function textOfHtml(html: string): Promise<string> {
  const wrapped = [
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    '',
    '--part',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(html).toString('base64'),
    '--part--',
    '',
  ]
  return (await PostalMime.parse(wrapped.join('\r\n'))).text ?? ''
}

/** Mails as text. HTML is shown as its text, nothing in it is loaded; attachments are only named. */
export async function convertMail(bytes: Uint8Array) {
  const mail = await PostalMime.parse(bytes)
  const date = mail.headers.find(({ key }) => key === 'date')?.value ?? ''
  if (!mail.from && !mail.subject && date === '') throw new ConversionError('damaged')
  const headers = [
    [LABELS.from, textOf(mail.from ? [mail.from] : [])],
    [LABELS.to, textOf(mail.to)],
    [LABELS.cc, textOf(mail.cc)],
    [LABELS.date, date],
    [LABELS.subject, mail.subject ?? ''],
    [LABELS.attachments, mail.attachments.map(({ filename }) => filename ?? '–').join('\n')],
  ] as const
  const flow = createPageFlow()
  const width = innerWidth(A4)
  for (const [label, text] of headers) {
    if (text === '') continue
    const [name] = paragraphPieces(flow.doc, [{ text: label, size: SIZE, isBold: true }], { width })
    const lines = paragraphPieces(flow.doc, [{ text, size: SIZE }], { width, left: LABEL_WIDTH })
    flow.place(
      lines.map((line, index) => ({
        ...line,
        draw(x, y) {
          if (index === 0) name!.draw(x, y)
          line.draw(x, y)
        },
      })),
    )
  }
  const body = (mail.text ?? (await textOfHtml(mail.html ?? ''))).replaceAll(/\r\n?/g, '\n').trim()
  flow.place([space(14), ...paragraphPieces(flow.doc, [{ text: body, size: SIZE }], { width })])
  return flow.finish()
}
