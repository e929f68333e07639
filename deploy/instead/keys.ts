// What a table's choice of rows asks of the tree, without the tree.
export { conductCheck } from '@rc-component/tree/es/utils/conductUtil'
export { convertDataToEntities } from '@rc-component/tree/es/utils/treeUtil'
export { arrAdd, arrDel } from '@rc-component/tree/es/util'
