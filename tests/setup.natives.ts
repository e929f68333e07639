// Node's fetch does not recognise jsdom's Blob, File and FormData: mocked downloads would hang and uploads would lose
// their file. Must be imported first.
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'

const NodeFormData = (await new Response(new URLSearchParams('a=1')).formData()).constructor
for (const [name, value] of Object.entries({ Blob: NodeBlob, File: NodeFile, FormData: NodeFormData })) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  Object.defineProperty(window, name, { value, configurable: true, writable: true })
}
