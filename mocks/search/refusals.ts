export const REFUSALS = {
  notFound: '您访问的内容不存在',
  noColumns: '请选择要导出的列',
  noSaved: '检索不存在',
  savedNameMissing: '检索名称不能为空',
  savedNameTaken: (name: string) => `检索名称“${name}”已存在`,
  tooManySaved: (max: number) => `最多保存${max}条检索，请先删除不用的检索`,
}
