import Document from 'pdfkit'
import { isLatin } from './fonts'

type TextOptions = PDFKit.Mixins.TextOptions

/** Metrics of both fonts, relative to the font size. Lines keep the height and baseline of the font with Chinese glyphs. */
const ASCENT = 1.16
const EXTRA_LEADING = 1.16 + 0.288 - (1984 + 494) / 2048

/**
 * Gives digits the same width, so that columns of numbers align; words and dates keep narrow hyphens. The Chinese font
 * draws quotation marks as wide as characters unless it is asked for narrow ones. None where it makes no difference,
 * because only layouts without features are cached.
 */
function featuresOf(text: string): Pick<TextOptions, 'features'> {
  if (!isLatin(text)) return /[‘’“”]/.test(text) ? { features: ['pwid'] } : {}
  return /\d/.test(text) && !/[\p{L}-]/u.test(text) ? { features: ['tnum'] } : {}
}

/** A document that writes English in the Latin font, and a text with Chinese names with narrow quotation marks. */
export class EnglishDocument extends Document {
  private face = 'regular'
  private size = 9
  private isSetting = false

  override font(src: PDFKit.Mixins.PDFFontSource, family?: string | number, size?: number): this {
    if (src === 'regular' || src === 'bold') this.face = src
    return typeof family === 'string' ? super.font(src, family, size) : super.font(src, family)
  }

  override fontSize(size: number): this {
    this.size = size
    return super.fontSize(size)
  }

  override text(text: string, x?: number | TextOptions, y?: number, options?: TextOptions): this {
    const given = typeof x === 'object' ? x : options
    return this.inFace(text, given, (all) =>
      typeof x === 'object' ? super.text(text, all) : super.text(text, x, y, all),
    )
  }

  override widthOfString(text: string, options?: TextOptions): number {
    return this.inFace(text, options, (all) => super.widthOfString(text, all))
  }

  override heightOfString(text: string, options?: TextOptions): number {
    return this.inFace(text, options, (all) => super.heightOfString(text, all))
  }

  private inFace<Result>(
    text: string,
    options: TextOptions | undefined,
    act: (options: TextOptions | undefined) => Result,
  ): Result {
    // Words of a text that is being set are measured in its own face.
    if (this.isSetting) return act(options)
    this.isSetting = true
    const latin = isLatin(text)
    if (latin) super.font(`latin-${this.face}`)
    const result = act({
      ...options,
      ...featuresOf(text),
      ...(latin && {
        lineGap: (options?.lineGap ?? 0) + EXTRA_LEADING * this.size,
        baseline: -ASCENT * this.size,
      }),
    })
    if (latin) super.font(this.face)
    this.isSetting = false
    return result
  }
}
