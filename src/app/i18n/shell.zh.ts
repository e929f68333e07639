/**
 * Chinese texts of the shell, of the features' contributions to it and of shared components, in one file because all
 * are needed at once.
 */
export default import.meta.glob<object>(
  ['/src/**/locales/shell.zh.json', '/src/shared/locales/parts.zh.json'],
  { eager: true, import: 'default' },
)
