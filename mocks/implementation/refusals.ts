/** What is refused in post-investment management. */
export const REFUSALS = {
  noProject: '项目不存在，或您无权查看',
}
