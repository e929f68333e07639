/* The parts of mt940js in use, which has no types of its own. */

declare module 'mt940js/lib/tags.js' {
  /** `C` or `D`, with `R` before it in a reversal, is part of the amount's sign: a credit is positive. */
  export interface MovementFields {
    date: Date
    /** Empty if the field has none. */
    entryDate: Date | ''
    amount: number
    reference: string
    bankReference: string
    extraDetails: string
  }
  export interface BalanceFields {
    currency: string
    amount: number
  }
  export class TagFactory {
    /** Throws if the field is unknown or its text is malformed. */
    createTag(id: '61', subId: '', text: string): { fields: MovementFields }
    createTag(id: '60' | '62', subId: '', text: string): { fields: BalanceFields }
  }
}

declare module 'mt940js/lib/field86structure.js' {
  /** Subfields by their number or name, and the business code; undefined for a text without subfields. */
  const structure: { parse: (text: string) => Readonly<Record<string, string>> | undefined }
  export default structure
}
