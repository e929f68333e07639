import { AnnotationFlags, PDFDocument, PDFName } from 'pdf-lib'

/** Positions of the parts, from the top left corner of the page. */
export const ANNOTATED = {
  'text field': [60, 60],
  'text field without an appearance': [60, 160],
  'choice without an appearance': [60, 260],
  'check box': [60, 360],
  stamp: [60, 460],
} as const
const PAGE = { width: 595, height: 842 }
const FIELD = { width: 200, height: 40 }

export async function annotated(amountText: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([PAGE.width, PAGE.height])
  const form = pdf.getForm()
  const at = (part: keyof typeof ANNOTATED) => {
    const [x, top] = ANNOTATED[part]
    return { ...FIELD, x, y: PAGE.height - top - FIELD.height, borderWidth: 0 }
  }
  const amount = form.createTextField('amount')
  amount.setText(amountText)
  amount.addToPage(page, at('text field'))
  const bare = form.createTextField('name')
  bare.setText('WWWWWWWW')
  bare.addToPage(page, at('text field without an appearance'))
  const choice = form.createDropdown('currency')
  choice.setOptions(['MWMWMWMW'])
  choice.select('MWMWMWMW')
  choice.addToPage(page, at('choice without an appearance'))
  const box = form.createCheckBox('agreed')
  box.addToPage(page, { ...at('check box'), width: FIELD.height })
  box.check()
  form.updateFieldAppearances()
  for (const field of [bare, choice]) {
    for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'))
  }

  const { x, y, width, height } = at('stamp')
  const { context } = pdf
  const look = context.stream(`0.8 0 0 rg 0 0 ${width} ${height} re f`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
  })
  const stamp = context.obj({
    Type: 'Annot',
    Subtype: 'Stamp',
    Rect: [x, y, x + width, y + height],
    F: AnnotationFlags.Print,
    AP: { N: context.register(look) },
  })
  page.node.addAnnot(context.register(stamp))
  return pdf.save({ updateFieldAppearances: false })
}
