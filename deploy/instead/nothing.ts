// In place of what nobody asks for.
export default () => null
export const getFetch = () => null
export const flattenKeys = () => []
export const genVirtualTable = () => null
