declare module 'svg-to-pdfkit' {
  interface Options {
    width?: number
    height?: number
    fontCallback?: (family: string, isBold: boolean, isItalic: boolean) => string
    warningCallback?: (message: string) => void
  }
  /** Draws an SVG as vectors; one pixel is 0.75 points. */
  export default function SVGtoPDF(
    doc: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options?: Options,
  ): void
}
